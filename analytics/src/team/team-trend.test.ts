import { RECOVERY_TREND, SLEEP_TREND, STRAIN_TREND } from '@corner/contract/constants/team-trends.ts'
import { expect, it } from 'vitest'
import { athleteWith } from '../athlete/athlete-for-tests.ts'
import type { AthleteRecords } from '../athlete/athlete-records.ts'
import { readTeamTrend, trendDirection, trendLabel } from './team-trend.ts'

const read = (...athletes: AthleteRecords[]) =>
  readTeamTrend(
    athletes,
    ({ recovery_data }) => recovery_data,
    ({ recovery_score }) => recovery_score,
    RECOVERY_TREND,
  )
const withRecovery = (id: string, ...recovery: (number | null)[]) => athleteWith({ id, recovery })

// Spec 2, section 5: at, below and above each bound.
it.each([
  [5.1, 'Improving significantly'],
  [5, 'Gradually improving'],
  [2.1, 'Gradually improving'],
  [2, 'Stable'],
  [0, 'Stable'],
  [-1.9, 'Stable'],
  [-2, 'Slightly declining'],
  [-4.9, 'Slightly declining'],
  [-5, 'Declining significantly'],
  [-5.1, 'Declining significantly'],
])('a recovery change of %d is "%s"', (change, label) => {
  expect(trendLabel(RECOVERY_TREND, change)).toBe(label)
})

it.each([
  [3.1, 'Improving significantly'],
  [3, 'Gradually improving'],
  [1.1, 'Gradually improving'],
  [1, 'Stable'],
  [-0.9, 'Stable'],
  [-1, 'Slightly declining'],
  [-2.9, 'Slightly declining'],
  [-3, 'Declining significantly'],
])('a sleep change of %d is "%s"', (change, label) => {
  expect(trendLabel(SLEEP_TREND, change)).toBe(label)
})

it.each([
  [2.1, 'Increasing intensity'],
  [2, 'Gradual increase'],
  [0.6, 'Gradual increase'],
  [0.5, 'Stable workload'],
  [-0.4, 'Stable workload'],
  [-0.5, 'Decreasing load'],
  [-1.9, 'Decreasing load'],
  [-2, 'Significantly reduced'],
])('a strain change of %d is "%s"', (change, label) => {
  expect(trendLabel(STRAIN_TREND, change)).toBe(label)
})

it.each([
  [0.06, 'up'],
  [0.04, 'flat'],
  [0, 'flat'],
  [-0.04, 'flat'],
  [-0.06, 'down'],
])('a change of %d points %s', (change, direction) => {
  expect(trendDirection(change)).toBe(direction)
})

it('is +8 in the numbers of docs/reference/sports-science.md#f12', () => {
  const trend = read(withRecovery('a', 70, 74, 68, 72, 80, 78, 82, 76))
  expect(trend).toMatchObject({ change: 8, changeText: '+8.0', label: 'Improving significantly', records: 8 })
})

it('needs 4 records of the team, whoever they are of', () => {
  expect(read(withRecovery('a', 50, 60), withRecovery('b', 70))).toMatchObject({
    change: null,
    changeText: null,
    label: null,
    records: 3,
  })
  expect(read(withRecovery('a', 50, 60), withRecovery('b', 50, 60)).change).toBe(10)
  expect(read(withRecovery('a', 50, null, null, 60), withRecovery('b', 70)).change).toBeNull()
  expect(read()).toEqual({ change: null, changeText: null, label: null, dailyMeans: [], thinDays: [], records: 0 })
})

it('counts the middle one of an odd number to the later half', () => {
  expect(read(withRecovery('a', 10, 20, 60, 40, 50)).change).toBe(35) // (60 + 40 + 50) / 3 - (10 + 20) / 2
})

it('pools records by their day, and those of one day by athlete id, not by the order of the athletes', () => {
  const [ann, bea] = [withRecovery('a', 10, 20, 30), withRecovery('b', 40, 50, 60)]
  // 10 40 20 | 50 30 60
  expect(read(ann, bea).change).toBeCloseTo(140 / 3 - 70 / 3, 6)
  expect(read(bea, ann)).toEqual(read(ann, bea))
})

it('is exactly 5.0 where the decimals say so, and not "above 5"', () => {
  // Means 60.05 and 65.05, whose difference is 5.000000000000014 in floating point.
  expect(read(withRecovery('a', 60, 60.1, 65.2, 64.9))).toMatchObject({
    change: 5,
    changeText: '+5.0',
    label: 'Gradually improving',
  })
})

it('is read with one decimal, always, and labelled by it', () => {
  expect(read(withRecovery('a', 60, 60, 65.04, 65.04))).toMatchObject({
    changeText: '+5.0',
    label: 'Gradually improving',
  })
  expect(read(withRecovery('a', 60, 60, 65.06, 65.06))).toMatchObject({
    changeText: '+5.1',
    label: 'Improving significantly',
  })
})

it('is flat when all are equal', () => {
  expect(read(withRecovery('a', 0.1, 0.1, 0.1, 0.1, 0.1))).toMatchObject({
    change: 0,
    changeText: '0.0',
    label: 'Stable',
  })
})

it("has the team's mean of each day with a value, oldest first", () => {
  expect(read(withRecovery('b', 40, null, 60), withRecovery('a', 50)).dailyMeans).toEqual([
    { date: '2026-11-19', value: 40 },
    { date: '2026-11-21', value: 55 },
  ])
})

it('is null for records of a single day, which have no order in time', () => {
  const day = (recovery: number, id: string) => withRecovery(id, recovery)
  expect(read(day(90, 'a'), day(90, 'b'), day(30, 'c'), day(30, 'd'))).toMatchObject({
    change: null,
    changeText: null,
    label: null,
    records: 4,
  })
})
