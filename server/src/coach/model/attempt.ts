import {
  isStepCount,
  type LanguageModel,
  type LanguageModelUsage,
  type ModelMessage,
  streamText,
  type ToolSet,
} from 'ai'
import { type FailureReason, ModelFailure } from './model-failure.ts'
import type { UnbackedNumber } from './number-check.ts'
import { readProviderError } from './provider-failure.ts'
import { SentenceStream } from './sentence-stream.ts'
import { type TokenUse, usedTokens } from './token-use.ts'
import type { Turn } from './turn.ts'

/** What an attempt is made with. */
export interface AttemptParts {
  model: LanguageModel
  instructions: string
  messages: ModelMessage[]
  tools: ToolSet
  steps: number
  retries: number
  outputTokens: number
  /** Ends with the time that is left, and with the reader. */
  signal: AbortSignal
  /** @returns whether the budget has anything left */
  take(use: TokenUse): Promise<boolean>
}

/** How an attempt ended: with an answer that has been shown, or with a number that must not be. */
export interface AttemptEnd {
  unbacked?: UnbackedNumber
  /** What the model said and looked up, for the next attempt to go on from. */
  said: ModelMessage[]
  steps: number
}

/** The provider took the request as little as its tokens. */
const NOT_TAKEN: ReadonlySet<FailureReason> = new Set(['not_signed_in', 'busy', 'unreachable', 'provider_error'])

/** Several times what the output's tokens allow: a provider that does not keep to them. */
const LONGEST_ANSWER = 20_000

const LOOKING_UP = 'Looking up more.'

/**
 * Lets the model look things up and answer, and shows its answer sentence by sentence as each is found to be backed. What it says
 * before a look-up ("let me see") is no part of the answer.
 * @throws ModelFailure for an answer that did not come, broke off, or is none
 */
export async function attempt(turn: Turn, parts: AttemptParts): Promise<AttemptEnd> {
  const stop = new AbortController()
  const said: ModelMessage[] = []
  const spent = new SpentTokens(parts)
  let sentences = new SentenceStream()
  let written = ''
  let steps = 0
  let isLeft = true
  const end = (reason: FailureReason) => {
    stop.abort()
    if (NOT_TAKEN.has(reason)) spent.nothing()
    return new ModelFailure(reason)
  }
  const ended = (): FailureReason => (turn.asking.signal.aborted ? 'nobody_waits' : 'timeout')
  const reasonOf = (error: unknown) => (parts.signal.aborted ? ended() : readProviderError(error))
  const show = (piece: string): UnbackedNumber | undefined => {
    const problem = turn.show(piece)
    if (typeof problem === 'string') throw end(problem)
    return problem
  }
  const unbackedEnd = async (unbacked: UnbackedNumber): Promise<AttemptEnd> => {
    stop.abort()
    await spent.stepEnded(undefined, written)
    return { unbacked, said: [...said, { role: 'assistant', content: written }], steps: steps + 1 }
  }
  const { stream } = streamText({
    ...{ model: parts.model, instructions: parts.instructions, messages: parts.messages, tools: parts.tools },
    ...{ temperature: 0.2, maxOutputTokens: parts.outputTokens, maxRetries: parts.retries },
    stopWhen: [isStepCount(parts.steps), () => !isLeft],
    abortSignal: AbortSignal.any([parts.signal, stop.signal]),
    onError: () => {}, // by default it is printed, with the request and all that stands in it
    onStepEnd: async ({ response, usage }) => {
      said.push(...response.messages)
      isLeft = await spent.stepEnded(usage, written)
    },
  })
  try {
    for await (const part of stream) {
      if (turn.fault) throw turn.fault
      if (part.type === 'start-step') spent.stepBegan()
      else if (part.type === 'text-delta') {
        written += part.text
        if (written.length > LONGEST_ANSWER) throw end('cut_off')
        for (const sentence of sentences.push(part.text)) {
          const unbacked = show(sentence)
          if (unbacked) return await unbackedEnd(unbacked)
        }
      } else if (part.type === 'tool-call') {
        turn.restart(LOOKING_UP)
        sentences = new SentenceStream()
      } else if (part.type === 'tool-result') spent.sends(part.output)
      else if (part.type === 'finish-step') {
        steps++
        if (part.finishReason === 'tool-calls') written = ''
      } else if (part.type === 'error') throw end(reasonOf(part.error))
      else if (part.type === 'finish') {
        const reason = readFinish(part.finishReason, written, isLeft)
        if (reason) throw end(reason)
        const unbacked = show(sentences.end())
        if (unbacked) return await unbackedEnd(unbacked)
      }
    }
  } catch (error) {
    if (error instanceof ModelFailure || error === turn.fault) throw error
    throw end(reasonOf(error))
  } finally {
    stop.abort()
    await spent.end(written)
  }
  if (parts.signal.aborted) throw end(ended())
  if (turn.shown.trim() === '') throw end('empty')
  return { said, steps }
}

/** Why a finish is none; undefined: the answer is whole. */
function readFinish(finish: string, written: string, isLeft: boolean): FailureReason | undefined {
  if (finish === 'content-filter') return 'refused'
  if (finish === 'tool-calls') return isLeft ? 'too_many_steps' : 'budget_used_up'
  if (finish !== 'stop') return 'cut_off'
  return written.trim() === '' ? 'empty' : undefined
}

/** Counts each step as its provider says, and by its length where it does not: also of a step that was broken off. */
class SpentTokens {
  private readonly take: AttemptParts['take']
  private sent: number
  private isOpen = false

  constructor({ take, instructions, messages, tools }: AttemptParts) {
    this.take = take
    this.sent = JSON.stringify([instructions, messages, Object.entries(tools)]).length
  }

  stepBegan(): void {
    this.isOpen = true
  }

  /** What is open costs nothing. */
  nothing(): void {
    this.isOpen = false
  }

  /** A look-up's result goes out with every later step. */
  sends(result: unknown): void {
    this.sent += JSON.stringify(result)?.length ?? 0
  }

  async stepEnded(counted: LanguageModelUsage | undefined, written: string): Promise<boolean> {
    this.isOpen = false
    return this.take(usedTokens(counted, { sent: this.sent, written: written.length }))
  }

  async end(written: string): Promise<void> {
    if (this.isOpen) await this.stepEnded(undefined, written)
  }
}
