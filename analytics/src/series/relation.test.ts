import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { TODAY } from '../athlete/athlete-for-tests.ts'
import { daysUntil } from '../days/calendar.ts'
import { readRelation } from './relation.ts'

const series = (values: readonly number[], until = TODAY) =>
  daysUntil(until, values.length).map((date, place) => ({ date, value: values[place] ?? 0 }))
const RISING = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

it('is 1 where both rise together, -1 where one falls', () => {
  expect(readRelation(series(RISING), series(RISING.map((x) => 3 * x - 1)), 0)).toEqual({ r: 1, pairs: 10 })
  expect(readRelation(series(RISING), series(RISING.toReversed()), 0)).toEqual({ r: -1, pairs: 10 })
})

it('is that of a worked example', () => {
  // Both have the mean 5.5 and the sum of squares 82.5; the sum of their products is 71.5.
  const y = [3, 1, 4, 2, 6, 5, 9, 7, 10, 8]
  const products = RISING.reduce((sum, x, place) => sum + (x - 5.5) * ((y[place] ?? 0) - 5.5), 0)
  expect(products).toBe(71.5)
  expect(readRelation(series(RISING), series(y), 0).r).toBeCloseTo(71.5 / 82.5, 9)
})

it('is null for 9 pairs, and for a metric that never changes', () => {
  expect(readRelation(series(RISING.slice(1)), series(RISING.slice(1)), 0)).toEqual({ r: null, pairs: 9 })
  expect(readRelation(series(RISING), series(RISING.map(() => 7)), 0)).toEqual({ r: null, pairs: 10 })
})

it('pairs with the day after where there is a lag, and only days that have both', () => {
  const long = [3, 1, 4, 2, 6, 5, 9, 7, 10, 8, 12]
  const dayAfter = [0, ...long.slice(0, -1)]
  expect(readRelation(series(long), series(dayAfter), 1)).toEqual({ r: 1, pairs: 10 })
  expect(readRelation(series(long), series(dayAfter), 0).r).toBeLessThan(0.9)
  const gaps = series(long).filter((_, place) => place !== 4)
  expect(readRelation(gaps, series(long), 0).pairs).toBe(10)
})

it('stays within -1 and 1, and is symmetric', () => {
  const values = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 10, maxLength: 30 })
  fc.assert(
    fc.property(values, values, (a, b) => {
      const [x, y] = [series(a), series(b)]
      const { r, pairs } = readRelation(x, y, 0)
      expect(readRelation(y, x, 0)).toEqual({ r, pairs })
      if (r !== null) expect(Math.abs(r)).toBeLessThanOrEqual(1)
    }),
  )
})
