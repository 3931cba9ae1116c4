import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followChanges, HIDDEN_GRACE_MS, POLL_MS, SILENCE_MS } from './follow-changes.ts'
import type { LiveChange } from './live-events.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const EVERYTHING = { event: 'everything' }
/** The data from before the first stream may be outdated. */
const OPENED = { event: 'opened' }
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A tab, and a server that gives these answers. */
function tab(answer: () => Response | Error = () => openStream()) {
  const changes: LiveChange[] = []
  const states: string[] = []
  const asked: AbortSignal[] = []
  const page = { shown: true, answer }
  let onTurn = () => {}
  const stop = followChanges(
    {
      open: async (signal) => {
        asked.push(signal)
        const answered = page.answer()
        if (answered instanceof Error) throw answered
        signal.addEventListener('abort', () => streams.get(answered)?.error(new DOMException('left', 'AbortError')))
        return answered
      },
      isShown: () => page.shown,
      watch: (turn) => {
        onTurn = turn
        return () => {
          onTurn = () => {}
        }
      },
      random: () => 1,
    },
    { onChange: (change) => changes.push(change), onState: (state) => states.push(state) },
  )
  const turn = (shown: boolean) => {
    page.shown = shown
    onTurn()
  }
  return { changes, states, asked, page, stop, turn, openNow: () => asked.filter(({ aborted }) => !aborted).length }
}

const streams = new Map<Response, ReadableStreamDefaultController<Uint8Array>>()
function openStream(first = 'retry: 2000\n\n'): Response {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined
  const response = new Response(
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        control = controller
        if (first) controller.enqueue(new TextEncoder().encode(first))
      },
    }),
  )
  if (control) streams.set(response, control)
  return response
}
const newest = () => [...streams.values()].at(-1)
const say = (text: string) => newest()?.enqueue(new TextEncoder().encode(text))

it('reports that it has opened, then passes on changes', async () => {
  const { changes, states, stop } = tab()
  await pass(0)
  say('event: teams\ndata: {}\n\n')
  await pass(0)
  expect(changes).toEqual([OPENED, { event: 'teams' }])
  expect(states).toEqual([])
  stop()
})

it('reconnects when the stream ends, and catches up', async () => {
  const { changes, asked, states, stop } = tab()
  await pass(0)
  newest()?.close()
  await pass(1_999)
  expect(asked).toHaveLength(1)
  await pass(1)
  expect(asked).toHaveLength(2)
  expect(changes).toEqual([OPENED, EVERYTHING])
  expect(states).toEqual([])
  stop()
})

it('waits as long as the server asks before reconnecting', async () => {
  const { asked, stop } = tab()
  await pass(0)
  say('retry: 7000\n\n')
  await pass(0)
  newest()?.close()
  await pass(6_999)
  expect(asked).toHaveLength(1)
  await pass(1)
  expect(asked).toHaveLength(2)
  stop()
})

it('polls without a stream, reconnects with growing delays, and is live again afterwards', async () => {
  const { changes, states, asked, page, stop } = tab(() => new Error('no connection'))
  await pass(0)
  expect(states).toEqual(['polling'])
  const tries: number[] = []
  for (let second = 1; second <= 180; second++) {
    const before = asked.length
    await pass(1_000)
    if (asked.length > before) tries.push(second)
  }
  expect(tries).toEqual([4, 12, 28, 60, 120, 180])
  expect(changes).toHaveLength(180_000 / POLL_MS)
  page.answer = () => openStream()
  await pass(60_000)
  expect(states).toEqual(['polling', 'live'])
  const atOpening = changes.length
  await pass(POLL_MS - 1)
  say(':\n\n')
  await pass(POLL_MS)
  expect(changes.slice(atOpening)).toEqual([])
  expect(changes.at(-1)).toEqual(OPENED)
  stop()
})

it.each([
  ['a proxy’s page', () => new Response('<html>', { status: 502 }), 4_000],
  ['no room', () => new Response('{}', { status: 429, headers: { 'retry-after': '30' } }), 30_000],
])('takes %s for no stream, and comes again after %s', async (_, answer, ms) => {
  const { states, asked, stop } = tab(answer)
  await pass(ms - 1)
  expect([states, asked.length]).toEqual([['polling'], 1])
  await pass(1)
  expect(asked).toHaveLength(2)
  stop()
})

it('reconnects with growing delays and polls when every stream is cut off', async () => {
  const { states, asked, changes, page, stop } = tab()
  const tries: number[] = []
  for (let second = 1; second <= 300; second++) {
    const before = asked.length
    await pass(1_000)
    if (asked.length > before) tries.push(second)
    if (second % 5 === 0 && asked.at(-1)?.aborted === false) newest()?.close()
  }
  expect(tries).toEqual([7, 14, 23, 41, 77, 140, 200, 260])
  expect(states.slice(0, 3)).toEqual(['polling', 'live', 'polling'])
  expect(changes.length).toBeLessThanOrEqual(300_000 / POLL_MS + tries.length + 1)
  page.answer = () => openStream()
  await pass(60_000)
  for (let count = 0; count < 3; count++) {
    await pass(15_000)
    say(':\n\n')
  }
  const before = asked.length
  newest()?.close() // a stream that stayed open
  await pass(2_000)
  expect([asked.length, states.at(-1)]).toEqual([before + 1, 'live'])
  stop()
})

it('treats a silent stream as closed', async () => {
  const { changes, states, stop } = tab(() => openStream(''))
  await pass(SILENCE_MS)
  expect(states).toEqual(['polling'])
  await pass(POLL_MS)
  expect(changes).toEqual([EVERYTHING])
  stop()
})

it('reconnects at once when the connection is back', async () => {
  const { asked, states, page, turn, stop } = tab(() => new Error('no connection'))
  await pass(30_000)
  const before = asked.length
  page.answer = () => openStream()
  turn(true)
  await pass(0)
  expect(asked).toHaveLength(before + 1)
  expect(states.at(-1)).toBe('live')
  stop()
})

it('ends with the session', async () => {
  const { asked, states, stop } = tab(() => new Response('{}', { status: 401 }))
  await pass(10 * POLL_MS)
  expect(asked).toHaveLength(1)
  expect(states).toEqual([])
  stop()
})

it('closes a dead connection, and keeps one with heartbeats', async () => {
  const { asked, openNow, stop } = tab()
  for (let count = 0; count < 8; count++) {
    await pass(SILENCE_MS - 1)
    say(':\n\n')
  }
  await pass(0)
  expect(asked).toHaveLength(1)
  await pass(SILENCE_MS)
  expect(openNow()).toBe(0)
  await pass(2_000)
  expect([asked.length, openNow()]).toEqual([2, 1])
  stop()
})

it('pauses in a hidden tab after a grace period, and catches up when it is shown', async () => {
  const { asked, changes, openNow, turn, stop } = tab()
  await pass(0)
  turn(false)
  await pass(HIDDEN_GRACE_MS - 1)
  turn(true)
  await pass(HIDDEN_GRACE_MS)
  expect([asked.length, openNow()]).toEqual([1, 1])
  turn(false)
  await pass(HIDDEN_GRACE_MS)
  expect(openNow()).toBe(0)
  await pass(10 * POLL_MS)
  expect([asked.length, changes]).toEqual([1, [OPENED]])
  turn(true)
  await pass(0)
  expect([asked.length, changes]).toEqual([2, [OPENED, EVERYTHING]])
  stop()
})

it('does not connect in a tab that is hidden from the start', async () => {
  const page = { shown: false }
  const open = vi.fn(async () => openStream())
  const stop = followChanges(
    { open, isShown: () => page.shown, watch: () => () => {}, random: () => 0 },
    { onChange: () => {}, onState: () => {} },
  )
  await pass(0)
  expect(open).not.toHaveBeenCalled()
  stop()
})

it('delays changes that reach all pages at once by a random time', async () => {
  const { changes, stop } = tab()
  await pass(0)
  say('event: everything\ndata: {}\n\n')
  await pass(999)
  expect(changes).toEqual([OPENED])
  await pass(1)
  expect(changes).toEqual([OPENED, EVERYTHING])
  stop()
})

it('cleans up when it stops', async () => {
  const { asked, changes, openNow, stop } = tab()
  await pass(0)
  say('event: everything\ndata: {}\n\n')
  await pass(0)
  stop()
  await pass(10 * POLL_MS)
  expect([asked.length, openNow(), changes]).toEqual([1, 0, [OPENED]])
  expect(vi.getTimerCount()).toBe(0)
})
