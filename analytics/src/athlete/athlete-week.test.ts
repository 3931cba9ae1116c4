import { expect, it } from 'vitest'
import { athleteWith, TODAY } from './athlete-for-tests.ts'
import { dayWeightedMean, readAthleteWeek, weekUntil } from './athlete-week.ts'

const week = (given: Parameters<typeof athleteWith>[0]) => readAthleteWeek(athleteWith(given), TODAY)

it('weights later days more: 63.179 in the numbers of docs/reference/sports-science.md#f12', () => {
  const { recovery } = week({ recovery: [55, 61, 48, 70, 66, 72, 58] })
  expect(recovery.average_recovery).toBeCloseTo(63.179, 3)
  expect(recovery).toMatchObject({ latest_recovery: 58, data_points: 7 })
})

it('weights by position and not by day: a gap changes nothing', () => {
  expect(week({ recovery: [40, null, null, 70] }).recovery.average_recovery).toBe(60) // (40 x 1 + 70 x 2) / 3
})

it('ignores zero and missing sleep quality, and no other zero', () => {
  const { sleep } = week({ quality: [80, 0, null, 68], hours: [8, 0, 7, 6] })
  expect(sleep).toEqual({
    average_quality: 72, // (80 x 1 + 68 x 2) / 3
    latest_quality: 68,
    quality_day: TODAY,
    average_duration: 5.3, // (8 x 1 + 0 x 2 + 7 x 3 + 6 x 4) / 10
    latest_duration: 6,
    duration_day: TODAY,
    data_points: 4,
  })
  expect(week({ quality: [80, 0] }).sleep.latest_quality).toBe(80)
})

it('adds up the strain of the week', () => {
  expect(week({ strain: [10, 0, 13] }).activity).toEqual({
    average_strain: 8.166666667,
    latest_strain: 13,
    latest_day: TODAY,
    // The strain of today still grows.
    average_of_finished: 5,
    finished_days: 2,
    total_strain: 23,
    data_points: 3, // (10 + 0 + 39) / 6
  })
})

it('uses the 7 days that end with the last one: no eighth, no later one', () => {
  expect(week({ recovery: [90, 10, 10, 10, 10, 10, 10, 10] }).recovery).toMatchObject({
    average_recovery: 10,
    data_points: 7,
  })
  expect(week({ recovery: [10, 10, 90], until: '2026-11-22' }).recovery).toMatchObject({
    latest_recovery: 10,
    data_points: 2,
  })
  expect(week({ recovery: [50], until: '2026-11-14' }).recovery.data_points).toBe(0)
  expect(week({ recovery: [50], until: '2026-11-15' }).recovery.data_points).toBe(1)
})

it('takes one record a day for charts, oldest first, at most 7', () => {
  const { recovery_data } = athleteWith({ recovery: [1, 2, 3, 4, 5, 6, 7, 8] })
  const twice = [...recovery_data, ...recovery_data].reverse()
  expect(weekUntil(twice, TODAY).map(({ recovery_score }) => recovery_score)).toEqual([2, 3, 4, 5, 6, 7, 8])
})

it('has no value without a record, and that of a single record', () => {
  expect(week({}).recovery).toEqual({ average_recovery: null, latest_recovery: null, latest_day: null, data_points: 0 })
  expect(week({}).activity).toMatchObject({ average_strain: null, total_strain: null })
  expect(week({ recovery: [61.4] }).recovery).toMatchObject({ average_recovery: 61.4, latest_recovery: 61.4 })
  expect(dayWeightedMean([])).toBeNull()
})
