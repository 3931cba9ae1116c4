import { sleepHours } from '@corner/analytics/personal/sleep-stages.ts'
import { expect, it } from 'vitest'
import { hoursAsNights } from './hours-as-nights.ts'

const created_at = '2026-11-21T06:00:00Z'
const answer = { days: 7, today: '2026-11-21', summary: undefined, status: 200 }
const morning = (date: string, hours: number | null) => ({
  date,
  created_at,
  hrv_rmssd: 60,
  sleep_duration_milli: hours === null ? null : hours * 3_600_000,
})
const hrv = { ...answer, records: [morning('2026-11-19', null), morning('2026-11-20', 7.5)] }
const night = (light: number | null) => ({
  date: '2026-11-21',
  created_at,
  total_light_sleep_time_milli: light,
  total_slow_wave_sleep_time_milli: null,
  total_rem_sleep_time_milli: null,
})

it('reads the time asleep of mornings as nights, where no night has hours', () => {
  for (const records of [[], [night(null)]]) {
    const read = hoursAsNights({ ...answer, records }, hrv)?.records ?? []
    expect(read.map((one) => [one.date, sleepHours(one)])).toEqual([['2026-11-20', 7.5]])
  }
})

it('leaves nights of a maker that gives them, and those of another period', () => {
  const sleep = { ...answer, records: [night(3_600_000)] }
  expect(hoursAsNights(sleep, hrv)).toBe(sleep)
  const other = { ...answer, days: 30, records: [] }
  expect(hoursAsNights(other, hrv)).toBe(other)
  expect(hoursAsNights(undefined, hrv)).toBeUndefined()
})
