import type { ChatEvent } from '@corner/contract/entities/chat.ts'
import { createParser } from 'eventsource-parser'

const NAMES: readonly string[] = ['step', 'text', 'restart', 'done', 'failed'] satisfies ChatEvent['event'][]

/**
 * Parses the events of an answer's stream (contract, CHAT_EVENTS), however the network splits it. Ends with the stream;
 * the caller checks whether it was complete: a complete one ends with `done` or `failed`. Unknown events of a later
 * server are skipped.
 * @throws the connection's error, and SyntaxError for an event whose data is not JSON
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
    // Also when the consumer stops early.
    reader.cancel().catch(() => undefined)
  }
}
