import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type CapturedLine, captureLog } from '../testing/captured-log.ts'
import { LifeWatch, WATCH_PACE } from './life-watch.ts'

const { beatMs, deadAfterMs } = WATCH_PACE
const askForLife = vi.fn(async () => {})
const revive = vi.fn(async () => {})
let watch: LifeWatch
let lines: CapturedLine[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] })
  lines = captureLog()
  watch = new LifeWatch({ askForLife, revive })
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
  await pass(beatMs)
  expect(askForLife).toHaveBeenCalledTimes(1)
  watch.noteLife()
  const lifeAt = Date.now()
  await pass(120_000)
  expect(watch.isAlive()).toBe(false)
  expect(watch.lastAlive()?.getTime()).toBe(lifeAt)
  expect(revive).toHaveBeenCalledTimes(1)
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'error', msg: expect.stringMatching(/^No job could be worked off/) }),
  )
  watch.noteLife()
  expect(watch.isAlive()).toBe(true)
})

it('leaves what shows life alone', async () => {
  for (let i = 0; i < 40; i++) {
    await pass(beatMs)
    watch.noteLife()
  }
  expect(revive).not.toHaveBeenCalled()
})

it('tries at each beat until it could revive, and again after a while without life', async () => {
  revive.mockRejectedValueOnce(new Error('no connection')).mockRejectedValueOnce(new Error('no connection'))
  await pass(deadAfterMs + 4 * beatMs)
  expect(revive).toHaveBeenCalledTimes(3)
  await pass(deadAfterMs)
  expect(revive).toHaveBeenCalledTimes(4)
})

it('does not count the time that the process itself slept', async () => {
  watch.noteLife()
  const asleepMs = 3_600_000
  vi.setSystemTime(Date.now() + asleepMs)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + asleepMs)
  expect(watch.isAlive()).toBe(true)
  vi.mocked(performance.now).mockReturnValue(performance.now() + beatMs)
  await pass(beatMs)
  expect(revive).not.toHaveBeenCalled()
})

it('is not alive before it is started, nor after it is stopped', () => {
  expect(new LifeWatch({ askForLife, revive }).isAlive()).toBe(false)
  expect(watch.isAlive()).toBe(true)
  watch.stop()
  expect(watch.isAlive()).toBe(false)
})
