import type { ChatEvent } from '@corner/contract/entities/chat.ts'
import { createParser } from 'eventsource-parser'

const NAMES: readonly string[] = ['step', 'text', 'restart', 'done', 'failed'] satisfies ChatEvent['event'][]

/**
 * The events of an answer's stream (contract, CHAT_EVENTS), however the network cuts it into pieces. Ends with the stream; whether it was
 * complete is for the caller to see: `done` or `failed` is the last event of a whole one. An event of a later server is passed over.
 * @throws what the connection fails with, and SyntaxError for an event whose data is no JSON
 */
export async function* answerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  const come: ChatEvent[] = []
  const parser = createParser({
    onEvent: ({ event = '', data }) => {
      if (NAMES.includes(event)) come.push({ event, data: JSON.parse(data) } as ChatEvent)
    },
  })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      parser.feed(decoder.decode(read.value, { stream: true }))
      yield* come.splice(0)
    }
  } finally {
    // Also where the reader of the events has had enough.
    reader.cancel().catch(() => undefined)
  }
}
