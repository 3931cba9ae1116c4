import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { chatCompletions } from './scripted-provider/chat-completions.ts'
import { messages } from './scripted-provider/messages.ts'
import { responses } from './scripted-provider/responses.ts'
import type { ScriptedAnswer, ScriptedProtocol, ScriptedReply } from './scripted-provider/scripted-reply.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever the provider was sent
type ScriptedByRequest = (body: any) => ScriptedReply

export interface SeenRequest {
  path: string
  headers: IncomingHttpHeaders
  /** The bytes as received. */
  raw: string
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever the provider was sent
  body: any
}

/**
 * A language model's provider on this machine that speaks Chat Completions, the Responses API and Anthropic's Messages, each on
 * its path, and answers each request with the next step of the script. It closes itself after the file.
 */
export async function startScriptedProvider() {
  const requests: SeenRequest[] = []
  const script: (ScriptedReply | ScriptedByRequest)[] = []
  const gone: string[] = []
  const server = createServer(async (request, response) => {
    let raw = ''
    for await (const piece of request) raw += piece
    const path = request.url ?? ''
    requests.push({ path, headers: request.headers, raw, body: JSON.parse(raw) })
    response.on('close', () => response.writableEnded || gone.push(path))
    const scripted = script.shift()
    const next = typeof scripted === 'function' ? scripted(JSON.parse(raw)) : scripted
    if (!next) {
      response.writeHead(500).end('{"error":{"message":"the script has ended"}}')
      return
    }
    if ('silent' in next) return
    if ('status' in next) {
      // Retries need not wait.
      response.writeHead(next.status, {
        'content-type': 'application/json',
        ...(next.retryAfter ? { 'retry-after': next.retryAfter } : { 'retry-after-ms': '1' }),
        ...(next.location && { location: next.location }),
      })
      response.end(next.body ?? JSON.stringify({ error: { message: 'no', type: 'error' } }))
      return
    }
    if ('raw' in next) {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (let i = 0; i < (next.times ?? 1) && !response.destroyed; i++)
        if (!response.write(next.raw))
          await new Promise((resolve) => response.once('drain', resolve).once('close', resolve))
      response.end()
      return
    }
    const protocol = PROTOCOLS.find(([end]) => path.endsWith(end))?.[1]
    if (protocol) answerBy(protocol, JSON.parse(raw).stream === true, next, response)
    else response.writeHead(404).end()
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
    /** Paths of requests whose client disconnected before the answer ended. */
    gone,
    /** Sets the script, and forgets the requests so far. */
    play(...replies: (ScriptedReply | ScriptedByRequest)[]) {
      script.splice(0, script.length, ...replies)
      requests.length = 0
      gone.length = 0
    },
  }
}

const PROTOCOLS: readonly [string, ScriptedProtocol][] = [
  ['/messages', messages],
  ['/responses', responses],
  ['/chat/completions', chatCompletions],
]

function answerBy(
  protocol: ScriptedProtocol,
  isStreamed: boolean,
  answer: ScriptedAnswer,
  response: ServerResponse,
): void {
  if (!isStreamed) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(protocol.whole(answer)))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const line of protocol.stream(answer)) response.write(line)
  // Flushes what was written.
  if ('half' in answer && !answer.politely) setTimeout(() => response.destroy(), 20)
  else response.end()
}
