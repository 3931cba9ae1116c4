import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { TODAY } from '../athlete/athlete-for-tests.ts'
import { addDays } from '../days/calendar.ts'
import { readOwnRange } from './own-range.ts'
import type { Point } from './points.ts'

/** One night after the other, the last of `until`; null: no value. */
const nights = (values: readonly (number | null)[], until: string): Point[] =>
  values.flatMap((value, place) => (value === null ? [] : [{ date: addDays(until, place + 1 - values.length), value }]))

/** A case worked by hand. */
const BASELINE = [62, 58, 66, 71, 60, 64, 55, 69, 63, 67, 59, 61, 65, 70, 57, 68, 62, 64, 60, 66, 63]
const WEEK = [58, 54, 61, 52, 57, null, 50]
const week = nights(WEEK, TODAY)
const baseline = nights(BASELINE, addDays(TODAY, -7))

it('finds the worked example below its range', () => {
  const range = readOwnRange([...baseline, ...week], TODAY)
  expect(range.state).toBe('below')
  expect(range).toMatchObject({ day: TODAY, currentNights: 6, baselineNights: 21 })
  expect(range.baseline).toBeCloseTo(63.2, 1)
  expect(range.current).toBeCloseTo(55.2, 1)
  expect(range.weekly?.low).toBeCloseTo(61.1, 1)
  expect(range.weekly?.high).toBeCloseTo(65.4, 1)
  expect(range.nightly?.low).toBeCloseTo(59.0, 1)
  expect(range.nightly?.high).toBeCloseTo(67.7, 1)
})

it('finds a week like the baseline within it, and a higher one above', () => {
  expect(readOwnRange([...baseline, ...nights([63, 62, 64], TODAY)], TODAY).state).toBe('within')
  expect(readOwnRange([...baseline, ...nights([70, 68, 71], TODAY)], TODAY).state).toBe('above')
})

it('is building a baseline with 13 nights, and has one with 14', () => {
  const of = (count: number) => readOwnRange([...nights(BASELINE.slice(0, count), addDays(TODAY, -7)), ...week], TODAY)
  expect(of(13)).toMatchObject({
    state: 'building_baseline',
    baselineNights: 13,
    baseline: null,
    weekly: null,
    nightly: null,
  })
  expect(of(13).current).toBeCloseTo(55.2, 1)
  expect(of(14).state).not.toBe('building_baseline')
})

it('judges no week of 2 nights, and one of 3', () => {
  const of = (values: number[]) => readOwnRange([...baseline, ...nights(values, TODAY)], TODAY)
  expect(of([50, 50]).state).toBe('few_nights')
  expect(of([50, 50]).weekly).not.toBeNull()
  expect(of([50, 50, 50]).state).toBe('below')
  expect(of([])).toMatchObject({ state: 'few_nights', current: null, currentNights: 0 })
})

it('uses days 36 to 7 before for the baseline, and the last 7 days for the week', () => {
  const at = (daysBack: number) => [{ date: addDays(TODAY, -daysBack), value: 60 }]
  expect(readOwnRange(at(37), TODAY)).toMatchObject({ baselineNights: 0, currentNights: 0 })
  expect(readOwnRange(at(36), TODAY)).toMatchObject({ baselineNights: 1, currentNights: 0 })
  expect(readOwnRange(at(7), TODAY)).toMatchObject({ baselineNights: 1, currentNights: 0 })
  expect(readOwnRange(at(6), TODAY)).toMatchObject({ baselineNights: 0, currentNights: 1 })
  expect(readOwnRange(at(-1), TODAY)).toMatchObject({ baselineNights: 0, currentNights: 0 })
})

it('ignores a night of 0 ms', () => {
  expect(readOwnRange([...baseline, ...week, { date: addDays(TODAY, -1), value: 0 }], TODAY)).toEqual(
    readOwnRange([...baseline, ...week], TODAY),
  )
})

it('says the same in whatever order the nights come, and of an athlete whose HRV is twice as high', () => {
  const values = fc.array(fc.integer({ min: 15, max: 180 }), { minLength: 0, maxLength: 40 })
  fc.assert(
    fc.property(values, (hrv) => {
      const points = nights(hrv, TODAY)
      const range = readOwnRange(points, TODAY)
      expect(readOwnRange(points.toReversed(), TODAY).state).toBe(range.state)
      const doubled = readOwnRange(
        points.map(({ date, value }) => ({ date, value: 2 * value })),
        TODAY,
      )
      expect(doubled.currentNights).toBe(range.currentNights)
      if (range.baseline !== null) expect(doubled.baseline).toBeCloseTo(2 * range.baseline, 6)
      if (range.weekly && range.nightly && range.baseline !== null) {
        expect(range.nightly.low).toBeLessThanOrEqual(range.weekly.low + 1e-6)
        expect(range.weekly.low).toBeLessThanOrEqual(range.baseline + 1e-6)
        expect(range.weekly.high).toBeLessThanOrEqual(range.nightly.high + 1e-6)
      }
    }),
  )
})
