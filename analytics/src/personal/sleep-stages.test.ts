import { expect, it } from 'vitest'
import { readSleepHours, sleepHours, stageHours } from './sleep-stages.ts'

const night = (light: number | null, deep: number | null, rem: number | null) => ({
  total_light_sleep_time_milli: light,
  total_slow_wave_sleep_time_milli: deep,
  total_rem_sleep_time_milli: rem,
})

it('adds light, deep and REM: 4 h, 1.5 h and 90 min are 7 h', () => {
  expect(sleepHours(night(14_400_000, 5_400_000, 5_400_000))).toBe(7)
  expect(stageHours(night(14_400_000, 5_400_000, 1_800_000))).toEqual({ light: 4, deep: 1.5, rem: 0.5 })
})

it('is no value when no stage was scored; one that was scored counts, a real 0 too', () => {
  expect(sleepHours(night(null, null, null))).toBeNull()
  expect(sleepHours(night(14_400_000, null, 0))).toBe(4)
  expect(sleepHours(night(0, null, null))).toBe(0)
  expect(stageHours(night(null, 0, null))).toEqual({ light: null, deep: 0, rem: null })
})

it('is the time asleep that a maker gives without any stage', () => {
  expect(sleepHours({ ...night(null, null, null), sleep_duration_milli: 27_000_000 })).toBe(7.5)
  expect(sleepHours({ ...night(14_400_000, null, null), sleep_duration_milli: 27_000_000 })).toBe(4)
})

it.each([
  [6.999, 'short'],
  [7, 'good'],
  [7.001, 'good'],
  [0, 'short'],
  [null, 'no_data'],
] as const)('%s h is %s', (hours, state) => {
  expect(readSleepHours(hours)).toBe(state)
})
