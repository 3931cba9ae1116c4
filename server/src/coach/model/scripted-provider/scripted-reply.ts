/** The token usage that a provider reports. A number: the total, ten of them output. */
type ScriptedUsage = number | { input: number; cached?: number; cacheWrite?: number; output: number; thought?: number }

/** A provider's answer to one request. */
export type ScriptedAnswer =
  /** Answers in pieces of `pieceLength` characters. `finish`: the protocol's own finish reason. */
  | { say: string; think?: string; pieceLength?: number; usage?: ScriptedUsage | null; finish?: string }
  | { call: readonly ScriptedCall[]; think?: string; before?: string; usage?: ScriptedUsage | null }
  /** Sends half of it and closes the connection; `politely`: ends the stream without a finish. */
  | { half: string; politely?: boolean }

export interface ScriptedCall {
  tool: string
  input: unknown
}

/** What the provider does with one request. */
export type ScriptedReply =
  | ScriptedAnswer
  | { status: number; body?: string; location?: string; retryAfter?: string }
  /** Sends these bytes as its stream, this many times. */
  | { raw: string; times?: number }
  /** Accepts the request and never answers. */
  | { silent: true }

/** How a provider's own protocol encodes an answer. */
export interface ScriptedProtocol {
  /** The lines of its stream, in their order; a `half` has no end. */
  stream(answer: ScriptedAnswer): string[]
  /** The reply to a request without streaming. */
  whole(answer: ScriptedAnswer): object
}

export const textOf = (answer: ScriptedAnswer): string =>
  'say' in answer ? answer.say : 'half' in answer ? answer.half : (answer.before ?? '')

export const callsOf = (answer: ScriptedAnswer): readonly ScriptedCall[] => ('call' in answer ? answer.call : [])

export const thoughtOf = (answer: ScriptedAnswer): string | undefined => ('half' in answer ? undefined : answer.think)

export const argumentsOf = ({ input }: ScriptedCall): string =>
  typeof input === 'string' ? input : JSON.stringify(input)

export function piecesOf(text: string, length = 7): string[] {
  return text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? []
}

/** null: the provider reports no usage. */
export function usageOf(answer: ScriptedAnswer) {
  const given = 'half' in answer || answer.usage === undefined ? 100 : answer.usage
  if (given === null) return null
  const usage = typeof given === 'number' ? { input: given - 10, output: 10 } : given
  return { cached: 0, cacheWrite: 0, thought: 0, ...usage }
}

/** An id that no other call of the file has. */
export const newId = (kind: string): string => `${kind}_${Math.round(performance.now() * 1000)}`
