import { expect, it, vi } from 'vitest'
import { type LiveChange, readLiveEvents } from './live-events.ts'

const ATHLETES = 'event: athletes\ndata: {"athlete_ids":["ada"],"team_ids":["ü"]}\n\n'

/** A body that arrives in these pieces. */
function bodyOf(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      controller.close()
    },
  })
}

async function read(body: ReadableStream<Uint8Array>) {
  const changes: LiveChange[] = []
  const [onRetry, onActivity] = [vi.fn(), vi.fn()]
  await readLiveEvents(body, { onChange: (change) => changes.push(change), onRetry, onActivity })
  return { changes, onRetry, onActivity }
}

it('reads each event, however the network splits it', async () => {
  const whole = new TextEncoder().encode(`retry: 2000\n\n:\n\n${ATHLETES}event: teams\ndata: {}\n\n`)
  const expected = [{ event: 'athletes', changed: { athlete_ids: ['ada'], team_ids: ['ü'] } }, { event: 'teams' }]
  for (let cut = 1; cut < whole.length; cut++) {
    const { changes, onRetry } = await read(bodyOf(whole.slice(0, cut), whole.slice(cut)))
    expect(changes, `cut after ${cut} bytes`).toEqual(expected)
    expect(onRetry).toHaveBeenCalledExactlyOnceWith(2000)
  }
})

it('reports a heartbeat as activity, not as an event', async () => {
  const { changes, onActivity } = await read(bodyOf(':\n\n', ':\n\n'))
  expect(changes).toEqual([])
  expect(onActivity).toHaveBeenCalledTimes(2)
})

it.each([
  ['half of its data', 'event: athletes\ndata: {"athlete_ids":\n\n', [{ event: 'everything' }]],
  ['other data', 'event: athletes\ndata: {"athlete_ids":7}\n\n', [{ event: 'everything' }]],
  ['null', 'event: athletes\ndata: null\n\n', [{ event: 'everything' }]],
  ['everything', 'event: everything\ndata: {}\n\n', [{ event: 'everything' }]],
  ['an event of a later server', 'event: weather\ndata: {}\n\n', []],
  ['an event without a name', 'data: {}\n\n', []],
  ['an event that was cut off', 'event: teams\ndata: {}\n', []],
])('makes the right thing of %s', async (_, text, expected) => {
  expect((await read(bodyOf(text))).changes).toEqual(expected)
})

it('throws the connection’s error', async () => {
  const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('cut off')) })
  await expect(read(broken)).rejects.toThrow('cut off')
})
