import { expect, it } from 'vitest'
import { pointsOf, summarize } from './points.ts'

const readValue = ({ value }: { value: number | null }) => value
const on = <Value extends number | null>(date: string, value: Value) => ({ date, value })

it('sorts records, oldest first', () => {
  const records = [on('2026-11-20', 3), on('2026-11-18', 1), on('2026-11-19', 2)]
  expect(pointsOf(records, readValue).map(({ value }) => value)).toEqual([1, 2, 3])
})

it('leaves out what is no value, keeps a real 0, and closes no gap', () => {
  const values = [on('2026-11-10', 0), on('2026-11-11', null), on('2026-11-12', Number.NaN)]
  const infinite = [on('2026-11-13', Number.POSITIVE_INFINITY), on('2026-11-20', 5)]
  expect(pointsOf([...values, ...infinite], readValue)).toEqual([on('2026-11-10', 0), on('2026-11-20', 5)])
})

it.each([
  ['ascending', [4, 9]],
  ['descending', [9, 4]],
])('takes the greatest of two values of one date, %s', (_, [first = 0, second = 0]) => {
  const twice = [on('2026-11-19', 1), on('2026-11-20', first), on('2026-11-20', second)]
  expect(pointsOf(twice, readValue)).toEqual([on('2026-11-19', 1), on('2026-11-20', 9)])
})

it('has no summary without points', () => {
  expect(summarize([])).toEqual({ average: null, latest: null, latestDate: null, trend: null, count: 0 })
})

it('equals its own average with one point', () => {
  expect(summarize([on('2026-11-20', 61)])).toEqual({
    average: 61,
    latest: 61,
    latestDate: '2026-11-20',
    trend: 0,
    count: 1,
  })
})

it('is exactly at its average when all values are equal, also those that floating point cannot write', () => {
  const equal = Array.from({ length: 30 }, (_, day) => on(`2026-11-${String(day + 1).padStart(2, '0')}`, 0.1))
  expect(summarize(equal)).toMatchObject({ average: 0.1, trend: 0 })
})

// Each of these is off by some 1e-14 when added up one by one.
it.each([
  [[56.9, 76.3, 69.7, 56.4, 40.7], 60],
  [[6.7, 6.5, 8.6, 4.4, 6.3], 6.5],
  [[12.8, 19.6, 12.6], 15],
])('has the decimal mean: that of %j is %d', (values, mean) => {
  const points = values.map((value, day) => on(`2026-11-0${day + 1}`, value))
  expect(summarize(points).average).toBe(mean)
})
