import { expect, it } from 'vitest'
import { readDetailStats } from './athlete-detail-stats.ts'

const recovery = (date: string, recovery_score: number | null, hrv_rmssd_milli: number | null) => ({
  date,
  recovery_score,
  hrv_rmssd_milli,
  resting_heart_rate: null,
})
const night = (date: string, total_duration_hours: number | null, sleep_quality_score: number | null) => ({
  date,
  total_duration_hours,
  sleep_quality_score,
  sleep_efficiency: null,
  sleep_consistency_percentage: null,
})
const day = (date: string, strain_score: number | null) => ({
  date,
  strain_score,
  average_heart_rate: null,
  max_heart_rate: null,
})
const NOTHING = { recovery_data: [], sleep_data: [], activity_data: [], workout_hours: [] }

it('reads HRV trending down as a negative trend, whatever the recovery score does', () => {
  const recovery_data = [recovery('2026-03-03', 70, 40), recovery('2026-03-01', 30, 80), recovery('2026-03-02', 50, 60)]
  expect(readDetailStats({ ...NOTHING, recovery_data }).recovery).toEqual({ latest_recovery: 70, recovery_trend: -20 })
})

it('has a trend of 0 after one night, and none without HRV', () => {
  const one = readDetailStats({ ...NOTHING, recovery_data: [recovery('2026-03-01', 30, 80)] })
  expect(one.recovery.recovery_trend).toBe(0)
  const none = readDetailStats({ ...NOTHING, recovery_data: [recovery('2026-03-01', 30, null)] })
  expect(none.recovery).toEqual({ latest_recovery: 30, recovery_trend: null })
})

it('skips missing values, and keeps a real 0', () => {
  const { sleep, activity } = readDetailStats({
    ...NOTHING,
    sleep_data: [night('2026-03-02', null, null), night('2026-03-01', 6.5, 0)],
    activity_data: [day('2026-03-01', 0), day('2026-03-02', null), day('2026-03-03', 9)],
  })
  expect(sleep).toEqual({ latest_duration: 6.5, average_duration: 6.5, average_quality: 0 })
  expect(activity).toEqual({ average_strain: 4.5, total_strain: 9, total_duration_hours: 0 })
})

it('adds up the hours of the workouts that are known', () => {
  const { activity } = readDetailStats({ ...NOTHING, workout_hours: [1.5, null, 0.75] })
  expect(activity).toEqual({ average_strain: null, total_strain: null, total_duration_hours: 2.25 })
})

it('is all null without a record', () => {
  expect(readDetailStats(NOTHING)).toEqual({
    recovery: { latest_recovery: null, recovery_trend: null },
    sleep: { latest_duration: null, average_duration: null, average_quality: null },
    activity: { average_strain: null, total_strain: null, total_duration_hours: null },
  })
})
