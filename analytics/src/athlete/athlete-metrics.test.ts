import { expect, it } from 'vitest'
import { athleteWith, TODAY } from './athlete-for-tests.ts'
import { dataDays, readAthlete } from './athlete-metrics.ts'

const WEEK = [55, 61, 48, 70, 66, 72, 58] // docs/reference/sports-science.md#f12

it('reads recovery as F12 works it: mean 61.429, trend latest minus mean −3.429', () => {
  const { recovery } = readAthlete(athleteWith({ recovery: WEEK }))
  expect(recovery).toMatchObject({ latestRecovery: 58, latestDate: '2026-11-21', dataPoints: 7 })
  expect(recovery.averageRecovery).toBeCloseTo(61.429, 3)
  expect(recovery.recoveryTrend).toBeCloseTo(-3.429, 3)
})

it('takes the newest scored day for the latest, and its own day for its date', () => {
  const { recovery } = readAthlete(athleteWith({ recovery: [40, 80, null] }))
  expect(recovery).toMatchObject({
    latestRecovery: 80,
    latestDate: '2026-11-20',
    averageRecovery: 60,
    recoveryTrend: 20,
    dataPoints: 2,
  })
})

it('reads HRV consistency as F12 works it: 79.897', () => {
  expect(readAthlete(athleteWith({ hrv: [60, 64, 58, 71, 66, 69] })).hrv.consistency).toBeCloseTo(79.897, 3)
})

it.each([
  ['5 values', [60, 64, 58, 71, 66], 0],
  ['6 values, all equal', [60, 60, 60, 60, 60, 60], 100],
  ['5 values and a night without', [60, 60, null, 60, 60, 60], 0],
  ['6 values that differ by their average', [40, 80, 60, 60, 60, 60], 33.333],
  ['6 values that differ by more than their average', [10, 110, 30, 30, 30, 30], -150], // mean 40, 100 apart
  ['6 values of 0', [0, 0, 0, 0, 0, 0], 0],
])('HRV consistency of %s', (_, hrv, percent) => {
  expect(readAthlete(athleteWith({ hrv })).hrv.consistency).toBeCloseTo(percent, 3)
})

it('counts HRV of nights with a recovery score only', () => {
  const { hrv } = readAthlete(athleteWith({ recovery: [50, null, 50], hrv: [60, 999, 70] }))
  expect(hrv).toMatchObject({ averageHRV: 65, latestHRV: 70, hrvTrend: 5, dataPoints: 2 })
})

it('leaves 0 out of the efficiency, and of no other average', () => {
  const { sleep } = readAthlete(athleteWith({ hours: [8, 0, 7], quality: [80, 0, 70], efficiency: [90, 0, 94] }))
  expect(sleep).toMatchObject({ averageEfficiency: 92, averageDuration: 5, averageQuality: 50, dataPoints: 3 })
})

it('ignores a night without a duration whole', () => {
  const { sleep } = readAthlete(athleteWith({ hours: [8, null], quality: [80, 20], efficiency: [90, 10] }))
  expect(sleep).toMatchObject({ averageQuality: 80, averageEfficiency: 90, qualityPoints: 1, dataPoints: 1 })
})

it('dates the latest quality by its own night where the newest has none', () => {
  const { sleep } = readAthlete(athleteWith({ hours: [8, 7], quality: [80, null] }))
  expect(sleep).toMatchObject({ latestQuality: 80, latestQualityDate: '2026-11-20', latestDate: '2026-11-21' })
})

it('adds strain up, takes its peaks, and counts its records', () => {
  const athlete = athleteWith({ strain: [10.1, 12.2, 8] })
  const activity_data = athlete.activity_data.map((day, place) => ({
    ...day,
    average_heart_rate: [70, 80, 75][place] ?? null,
    max_heart_rate: [180, 195, null][place] ?? null,
  }))
  expect(readAthlete({ ...athlete, activity_data }).strain).toEqual({
    averageStrain: 10.1,
    averageOfFinished: 10.1,
    totalStrain: 30.3,
    latestStrain: 8,
    latestDate: '2026-11-21',
    averageHR: 75,
    maxHRPeak: 195,
    workoutsCount: 3,
  })
})

it('has no value where there is no record', () => {
  const { recovery, hrv, sleep, strain } = readAthlete(athleteWith())
  expect(Object.values(recovery)).toEqual([null, null, null, null, null, 0, 0, null])
  expect(hrv).toMatchObject({ averageHRV: null, latestHRV: null, hrvTrend: null, consistency: 0, dataPoints: 0 })
  expect(sleep).toMatchObject({ averageQuality: null, averageDuration: null, averageEfficiency: null, dataPoints: 0 })
  expect(strain).toMatchObject({ averageStrain: null, totalStrain: null, maxHRPeak: null, workoutsCount: 0 })
})

it('is at its own average with one record', () => {
  expect(readAthlete(athleteWith({ recovery: [70] })).recovery).toMatchObject({ averageRecovery: 70, recoveryTrend: 0 })
})

it('takes the longest series for the data days', () => {
  const days = (given: Parameters<typeof athleteWith>[0]) => dataDays(readAthlete(athleteWith(given)))
  expect(days({ recovery: [50, 60], hours: [8], strain: [9, 9, 9] })).toBe(3)
  expect(days({ recovery: [50, 60], hours: [8, 8, 8, 8], strain: [9] })).toBe(4)
  expect(days({ recovery: [50, null] })).toBe(1)
  expect(days({})).toBe(0)
})

it('averages the strain of finished days apart from that of a day that still goes on, if there are any', () => {
  const average = (strain: number[], today?: string) =>
    readAthlete(athleteWith({ strain }), today).strain.averageOfFinished
  expect(average([14, 13, 3], TODAY)).toBe(13.5)
  expect(average([14, 13, 3])).toBe(10)
  expect(average([3], TODAY)).toBe(3)
})
