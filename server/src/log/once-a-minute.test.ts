import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onceAMinute } from './once-a-minute.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => vi.useRealTimers())

it('logs a reason at once, then each minute how often it recurred, and forgets it when it stops', () => {
  const told: string[] = []
  const note = onceAMinute((reason, times) => told.push(`${reason} ${times}`))
  for (let i = 0; i < 20; i++) note('refused')
  note('cut')
  expect(told).toEqual(['refused 1', 'cut 1'])
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual(['refused 1', 'cut 1', 'refused 19'])
  vi.advanceTimersByTime(60_000)
  note('refused')
  expect(told).toEqual(['refused 1', 'cut 1', 'refused 19', 'refused 1'])
})
