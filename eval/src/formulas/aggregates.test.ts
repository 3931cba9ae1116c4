import { describe, expect, it } from 'vitest'
import { addDays } from '../records/calendar.ts'
import { aggregate, aggregateDay, halfDifference } from './aggregates.ts'

const series = (values: readonly number[]) =>
  values.map((value, place) => ({ date: addDays('2026-03-01', place), value }))
const WEEK = series([55, 61, 48, 70, 66, 72, 58])

describe('aggregates, by numbers worked by hand', () => {
  it.each([
    ['trend', WEEK, -3.429],
    ['mean', WEEK, 61.429],
    ['wmean', WEEK, 63.179],
    ['hrv_consistency', series([60, 64, 58, 71, 66, 69]), 79.897],
    ['hrv_consistency', series([60, 64, 58, 71, 66]), 0],
    ['half_diff', series([70, 74, 68, 72, 80, 78, 82, 76]), 8],
  ] as const)('%s', (name, points, right) => {
    expect(aggregate(name, points, 7)).toBeCloseTo(right, 3)
  })

  it.each([
    ['latest', 58],
    ['median', 61],
    ['min', 48],
    ['max', 72],
    ['sum', 430],
    ['sd', 8.561],
    ['count', 7],
    ['delta_prev', -14],
    ['missing_days', 3],
  ] as const)('%s of a week in a window of ten days is %d', (name, right) => {
    expect(aggregate(name, WEEK, 10)).toBeCloseTo(right, 3)
  })

  it('has no value without records, but counts them', () => {
    expect(aggregate('mean', [], 7)).toBeNull()
    expect(aggregate('min', [], 7)).toBeNull()
    expect(aggregate('count', [], 7)).toBe(0)
    expect(aggregate('missing_days', [], 7)).toBe(7)
    expect(aggregateDay('date_of_max', [])).toBeNull()
  })

  it('counts days by a bound, and the bound itself only where it is meant', () => {
    expect(aggregate('days_where', WEEK, 7, { cmp: 'lt', value: 61 })).toBe(3)
    expect(aggregate('days_where', WEEK, 7, { cmp: 'lte', value: 61 })).toBe(4)
  })

  it('needs four values for halves, and gives the middle of an odd number to the later half', () => {
    expect(halfDifference([1, 2, 3])).toBeNull()
    expect(halfDifference([1, 1, 4, 4, 4])).toBe(3)
  })

  it('takes the earliest of equal extremes', () => {
    expect(aggregateDay('date_of_max', series([5, 9, 9]))).toBe('2026-03-02')
    expect(aggregateDay('date_latest', series([5, 9, 9]))).toBe('2026-03-03')
  })
})
