import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface SentMessage {
  role: string
  content: string
}

/** One request of Corner to its language model: its content, and how to answer it in pieces. */
export interface ModelTurn {
  /** The raw body, as it left Corner. */
  raw: string
  /** The result of the last tool call. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever the tool returns
  found(): any
  call(tool: string, input: object): void
  say(text: string): void
  end(): void
}

/** A language model on this machine with OpenAI's protocol: each request waits until the test answers it. */
export async function startLanguageModel() {
  const waiting: ModelTurn[] = []
  const wanted: ((turn: ModelTurn) => void)[] = []
  const server = createServer(async (request, response) => {
    let raw = ''
    for await (const piece of request) raw += piece
    const turn = turnOf(raw, response)
    const next = wanted.shift()
    if (next) next(turn)
    else waiting.push(turn)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      CORNER_AI_PROVIDER: 'openai-compatible',
      CORNER_AI_MODEL: 'scripted',
      CORNER_AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    },
    next: () =>
      new Promise<ModelTurn>((resolve) => {
        const turn = waiting.shift()
        if (turn) resolve(turn)
        else wanted.push(resolve)
      }),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function turnOf(raw: string, response: ServerResponse): ModelTurn {
  const { messages, stream } = JSON.parse(raw) as { messages: SentMessage[]; stream?: boolean }
  response.writeHead(200, { 'content-type': stream ? 'text/event-stream' : 'application/json' })
  if (!stream) return wholeTurn(raw, response)
  const chunk = (delta: object, finish_reason: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'scripted', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    )
  return {
    raw,
    found: () => JSON.parse(messages.findLast(({ role }) => role === 'tool')?.content ?? 'null'),
    call(tool, input) {
      const made = { name: tool, arguments: JSON.stringify(input) }
      chunk({ role: 'assistant', tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: made }] })
      chunk({}, 'tool_calls')
      response.end('data: [DONE]\n\n')
    },
    say: (content) => void chunk({ role: 'assistant', content }),
    end() {
      chunk({}, 'stop')
      response.end('data: [DONE]\n\n')
    },
  }
}

/** For a request without streaming: the answer is sent in one piece. */
function wholeTurn(raw: string, response: ServerResponse): ModelTurn {
  let content = ''
  return {
    raw,
    found: () => null,
    call() {
      throw new Error('This request is answered with words')
    },
    say(text) {
      content += text
    },
    end() {
      const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }]
      response.end(JSON.stringify({ id: 'c', object: 'chat.completion', created: 1, model: 'scripted', choices }))
    },
  }
}
