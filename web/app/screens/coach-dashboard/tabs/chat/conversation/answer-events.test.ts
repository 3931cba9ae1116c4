import { CHAT_EVENTS, type ChatEvent } from '@corner/contract/entities/chat.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answerEvents } from './answer-events.ts'

const written = ({ event, data }: { event: string; data: unknown }) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** A body that arrives in these pieces. */
function bodyOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
}

async function eventsOf(pieces: readonly Uint8Array[]): Promise<ChatEvent[]> {
  const events: ChatEvent[] = []
  for await (const event of answerEvents(bodyOf(pieces))) events.push(event)
  return events
}

const bytes = (text: string) => new TextEncoder().encode(text)

function cut(whole: Uint8Array, places: readonly number[]): Uint8Array[] {
  const edges = [0, ...places.map((place) => place % (whole.length + 1)).sort((a, b) => a - b), whole.length]
  return edges.slice(1).map((edge, place) => whole.slice(edges[place], edge))
}

it('reads the same events however the network splits them, even within a character', async () => {
  const step = {
    tool: 'query',
    title: 'Änderung über 7 Tage 🤼',
    arguments: { days: 7 },
    columns: [],
    more_rows: 0,
    rows: [['Marcus', 21, null]],
  }
  const text = fc.record({
    event: fc.constant('text' as const),
    data: fc.record({ text: fc.string({ unit: 'grapheme' }) }),
  })
  const restart = fc.constant({ event: 'restart' as const, data: { notice: 'anew' } })
  const steps = fc.constant({ event: 'step' as const, data: step })
  const events = fc.array(fc.oneof(text, restart, steps), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(events, fc.array(fc.nat(4_000), { maxLength: 12 }), async (said, places) => {
      const done = { event: 'done' as const, data: { response: 'ü', answered_by: 'analyst' as const, steps: [] } }
      const whole = bytes([...said, done].map(written).join(''))
      expect(await eventsOf(cut(whole, places))).toEqual([...said, done])
    }),
    { numRuns: 80 },
  )
})

it('skips heartbeats and unknown events', async () => {
  const said = `: alive\n\n${written({ event: 'mood', data: {} })}${written({ event: 'text', data: { text: 'a' } })}`
  expect(await eventsOf([bytes(said)])).toEqual([{ event: 'text', data: { text: 'a' } }])
})

it('drops an event that was cut off', async () => {
  expect(
    await eventsOf([bytes(`${written({ event: 'text', data: { text: 'a' } })}event: done\ndata: {"resp`)]),
  ).toEqual([{ event: 'text', data: { text: 'a' } }])
})

it('fails on an event that cannot be read', async () => {
  await expect(eventsOf([bytes('event: text\ndata: {"te\n\n')])).rejects.toBeInstanceOf(SyntaxError)
})

it('knows every event of the contract', async () => {
  const said = Object.keys(CHAT_EVENTS).map((event) => written({ event, data: {} }))
  expect(await eventsOf([bytes(said.join(''))])).toHaveLength(said.length)
})

it('closes the connection when the consumer stops', async () => {
  let isCancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(bytes(written({ event: 'text', data: { text: 'a' } }))),
    cancel: () => {
      isCancelled = true
    },
  })
  for await (const _ of answerEvents(endless)) break
  expect(isCancelled).toBe(true)
})
