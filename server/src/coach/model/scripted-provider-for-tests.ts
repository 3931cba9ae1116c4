import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** What the provider does with one request. */
export type ScriptedReply =
  /** Answers in pieces of `pieceLength` characters. */
  | { say: string; pieceLength?: number; usage?: number | null; finish?: string }
  | { call: readonly { tool: string; input: unknown }[]; before?: string; usage?: number | null }
  | { status: number; body?: string; location?: string; retryAfter?: string }
  /** Sends these bytes as its stream, so many times. */
  | { raw: string; times?: number }
  /** Says half of it and closes the connection; `politely`: ends the stream without a finish. */
  | { half: string; politely?: boolean }
  /** Takes the request and never answers. */
  | { silent: true }

export interface SeenRequest {
  path: string
  headers: IncomingHttpHeaders
  /** The bytes as they came. */
  raw: string
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever the provider was sent
  body: any
}

/**
 * A language model's provider on this machine that speaks OpenAI's protocol (and Anthropic's, on its path), and does with each
 * request what comes next in the script. It closes itself after the file.
 */
export async function startScriptedProvider() {
  const requests: SeenRequest[] = []
  const script: ScriptedReply[] = []
  const gone: string[] = []
  const server = createServer(async (request, response) => {
    let raw = ''
    for await (const piece of request) raw += piece
    const path = request.url ?? ''
    requests.push({ path, headers: request.headers, raw, body: JSON.parse(raw) })
    response.on('close', () => response.writableEnded || gone.push(path))
    const next = script.shift()
    if (!next) {
      response.writeHead(500).end('{"error":{"message":"the script has ended"}}')
      return
    }
    if ('silent' in next) return
    if ('status' in next) {
      // Who tries again need not wait.
      response.writeHead(next.status, {
        'content-type': 'application/json',
        ...(next.retryAfter ? { 'retry-after': next.retryAfter } : { 'retry-after-ms': '1' }),
        ...(next.location && { location: next.location }),
      })
      response.end(next.body ?? JSON.stringify({ error: { message: 'no', type: 'error' } }))
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if ('raw' in next) {
      for (let i = 0; i < (next.times ?? 1) && !response.destroyed; i++)
        if (!response.write(next.raw))
          await new Promise((resolve) => response.once('drain', resolve).once('close', resolve))
      response.end()
      return
    }
    if (path.endsWith('/messages')) sayAsAnthropic(response, next)
    else sayAsOpenAi(response, next)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    /** Paths of requests whose reader left before the answer ended. */
    gone,
    /** What to do from now on; what was seen is forgotten. */
    play(...replies: ScriptedReply[]) {
      script.splice(0, script.length, ...replies)
      requests.length = 0
      gone.length = 0
    },
  }
}

type Streamed = Exclude<ScriptedReply, { status: number } | { silent: true } | { raw: string }>

function piecesOf(text: string, length = 7): string[] {
  return text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? []
}

function sayAsOpenAi(response: ServerResponse, reply: Streamed): void {
  const say = (choice: unknown, more = {}) =>
    response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: choice ? [choice] : [], ...more })}\n\n`,
    )
  const text = 'say' in reply ? reply.say : 'half' in reply ? reply.half : (reply.before ?? '')
  const pieces = piecesOf(text, 'say' in reply ? reply.pieceLength : undefined)
  for (const content of pieces) say({ index: 0, delta: { role: 'assistant', content }, finish_reason: null })
  if ('half' in reply) {
    if (reply.politely) response.end()
    // What was written reaches the reader first.
    else setTimeout(() => response.destroy(), 20)
    return
  }
  if ('call' in reply) {
    const tool_calls = reply.call.map(({ tool, input }, index) => ({
      ...{ index, id: `call_${index}_${Math.round(performance.now() * 1000)}`, type: 'function' },
      function: { name: tool, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
    }))
    say({ index: 0, delta: { role: 'assistant', tool_calls }, finish_reason: null })
  }
  say({ index: 0, delta: {}, finish_reason: 'call' in reply ? 'tool_calls' : (reply.finish ?? 'stop') })
  const usage = reply.usage === undefined ? 100 : reply.usage
  if (usage !== null)
    say(undefined, { usage: { prompt_tokens: usage - 10, completion_tokens: 10, total_tokens: usage } })
  response.end('data: [DONE]\n\n')
}

function sayAsAnthropic(response: ServerResponse, reply: Streamed): void {
  const say = (type: string, fields = {}) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`)
  const usage = { input_tokens: 90, output_tokens: 10 }
  const message = { id: 'm', type: 'message', role: 'assistant', model: 'm', content: [] }
  say('message_start', { message: { ...message, stop_reason: null, stop_sequence: null, usage } })
  if ('call' in reply)
    for (const [index, { tool, input }] of reply.call.entries()) {
      say('content_block_start', {
        index,
        content_block: { type: 'tool_use', id: `toolu_${index}`, name: tool, input: {} },
      })
      say('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json: JSON.stringify(input) } })
      say('content_block_stop', { index })
    }
  else {
    const text = 'say' in reply ? reply.say : reply.half
    say('content_block_start', { index: 0, content_block: { type: 'text', text: '' } })
    for (const piece of piecesOf(text))
      say('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } })
    say('content_block_stop', { index: 0 })
  }
  const stop_reason = 'call' in reply ? 'tool_use' : 'say' in reply ? (reply.finish ?? 'end_turn') : 'end_turn'
  say('message_delta', { delta: { stop_reason, stop_sequence: null }, usage })
  say('message_stop')
  response.end()
}
