import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type CapturedLine, captureLog } from '../testing/captured-log.ts'
import { HeartbeatWatch, WATCH_INTERVALS } from './heartbeat-watch.ts'

const { intervalMs, deadAfterMs } = WATCH_INTERVALS
const requestHeartbeat = vi.fn(async () => {})
const recover = vi.fn(async () => {})
let watch: HeartbeatWatch
let lines: CapturedLine[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] })
  lines = captureLog()
  watch = new HeartbeatWatch({ requestHeartbeat, recover })
  watch.start()
})

afterEach(() => {
  watch.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('asks for life at each beat, and notices within two minutes that none comes', async () => {
  await pass(intervalMs)
  expect(requestHeartbeat).toHaveBeenCalledTimes(1)
  watch.noteHeartbeat()
  const heartbeatAt = Date.now()
  await pass(120_000)
  expect(watch.isAlive()).toBe(false)
  expect(watch.lastAlive()?.getTime()).toBe(heartbeatAt)
  expect(recover).toHaveBeenCalledTimes(1)
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'error', msg: expect.stringMatching(/^No job could be worked off/) }),
  )
  watch.noteHeartbeat()
  expect(watch.isAlive()).toBe(true)
})

it('leaves what shows life alone', async () => {
  for (let i = 0; i < 40; i++) {
    await pass(intervalMs)
    watch.noteHeartbeat()
  }
  expect(recover).not.toHaveBeenCalled()
})

it('tries at each beat until it could revive, and again after a while without life', async () => {
  recover.mockRejectedValueOnce(new Error('no connection')).mockRejectedValueOnce(new Error('no connection'))
  await pass(deadAfterMs + 4 * intervalMs)
  expect(recover).toHaveBeenCalledTimes(3)
  await pass(deadAfterMs)
  expect(recover).toHaveBeenCalledTimes(4)
})

it('does not count the time that the process itself slept', async () => {
  watch.noteHeartbeat()
  const asleepMs = 3_600_000
  vi.setSystemTime(Date.now() + asleepMs)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + asleepMs)
  expect(watch.isAlive()).toBe(true)
  vi.mocked(performance.now).mockReturnValue(performance.now() + intervalMs)
  await pass(intervalMs)
  expect(recover).not.toHaveBeenCalled()
})

it('is not alive before it is started, nor after it is stopped', () => {
  expect(new HeartbeatWatch({ requestHeartbeat, recover }).isAlive()).toBe(false)
  expect(watch.isAlive()).toBe(true)
  watch.stop()
  expect(watch.isAlive()).toBe(false)
})
