import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysUntil } from '../days/calendar.ts'
import { TODAY } from './athlete-for-tests.ts'
import { readStatistic, STATISTICS, type Statistic } from './statistics.ts'

const series = (values: readonly number[]) =>
  daysUntil(TODAY, values.length).map((date, place) => ({ date, value: values[place] ?? 0 }))
const DATES = daysUntil(TODAY, 5)

describe('of 40, 70, 50, 70, 60', () => {
  const points = series([40, 70, 50, 70, 60])
  it.each<[Statistic, number | null, string | null]>([
    ['latest', 60, TODAY],
    ['average', 58, null],
    ['weighted_average', (40 + 140 + 150 + 280 + 300) / 15, null],
    ['median', 60, null],
    ['minimum', 40, DATES[0] ?? ''],
    ['maximum', 70, DATES[1] ?? ''], // of two that are equal the earlier
    ['total', 290, null],
    ['deviation', Math.sqrt((324 + 144 + 64 + 144 + 4) / 4), null],
    ['trend', 2, TODAY],
    ['change', -10, TODAY],
    ['halves', 60 - 55, null], // the middle one belongs to the later half
    ['consistency', null, null], // needs more than 5
    ['count', 5, null],
  ])('the %s is %s', (statistic, value, date) => {
    const read = readStatistic(points, statistic)
    if (value === null) expect(read.value).toBeNull()
    else expect(read.value).toBeCloseTo(value, 8)
    expect(read).toMatchObject({ date, records: 5 })
  })
})

it('has no value without a record, apart from a count of 0', () => {
  for (const statistic of STATISTICS)
    expect(readStatistic([], statistic), statistic).toEqual({
      value: statistic === 'count' ? 0 : null,
      date: null,
      records: 0,
    })
})

it('of one value has no deviation, no change and no halves, and a trend of 0', () => {
  const of = (statistic: Statistic) => readStatistic(series([61]), statistic).value
  for (const statistic of ['deviation', 'change', 'halves', 'consistency'] as const) expect(of(statistic)).toBeNull()
  expect(of('trend')).toBe(0)
  expect(of('median')).toBe(61)
})

it('has halves from 4 values on, and consistency from 6', () => {
  expect(readStatistic(series([1, 2, 3]), 'halves').value).toBeNull()
  expect(readStatistic(series([1, 2, 3, 6]), 'halves').value).toBe(3)
  expect(readStatistic(series([50, 60, 50, 60, 50]), 'consistency').value).toBeNull()
  expect(readStatistic(series([50, 60, 50, 60, 50, 60]), 'consistency').value).toBeCloseTo(100 * (1 - 10 / 55), 6)
})

it('keeps every mean between the least and the greatest value', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 40 }), (values) => {
      const of = (statistic: Statistic) => readStatistic(series(values), statistic).value ?? Number.NaN
      for (const statistic of ['average', 'weighted_average', 'median', 'latest'] as const) {
        expect(of(statistic)).toBeGreaterThanOrEqual(of('minimum') - 1e-8)
        expect(of(statistic)).toBeLessThanOrEqual(of('maximum') + 1e-8)
      }
      expect(of('trend')).toBeCloseTo(of('latest') - of('average'), 7)
    }),
  )
})
