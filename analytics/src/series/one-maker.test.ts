import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../days/calendar.ts'
import { readNewestRange } from './normal-range.ts'
import { nameMakers, ofOneMaker } from './one-maker.ts'
import { pointsOf, summarize, valuesOf } from './points.ts'

const DAY = '2026-11-21'
const SEGMENTS = [
  { provider: 'whoop', from: '2025-01-01' },
  { provider: 'oura', from: '2026-11-12' },
]
/** A value on each of the days that end with `DAY`. */
const records = (values: readonly number[]) =>
  values.map((value, place) => ({ date: addDays(DAY, place + 1 - values.length), value }))
const read = ({ value }: { value: number }) => value

it('names no maker where there is one: the records stay the same list', () => {
  const given = records([50, 60])
  expect(nameMakers(given, undefined)).toBe(given)
  expect(nameMakers(given, SEGMENTS.slice(0, 1))).toBe(given)
  expect(ofOneMaker(given)).toBe(given)
})

it('names the maker of each day, and of a day before the first segment the oldest one', () => {
  const named = nameMakers([{ date: '2024-12-31' }, { date: '2026-11-11' }, { date: '2026-11-12' }], SEGMENTS)
  expect(named.map(({ date, ...rest }) => [date, rest])).toEqual([
    ['2024-12-31', { maker: 'whoop' }],
    ['2026-11-11', { maker: 'whoop' }],
    ['2026-11-12', { maker: 'oura' }],
  ])
})

it('begins an average anew with another strap: ten nights of 40 ms after twenty of 90', () => {
  const named = nameMakers(records([...Array(20).fill(90), ...Array(10).fill(40)]), SEGMENTS)
  expect(summarize(pointsOf(named, read))).toMatchObject({ average: 40, trend: 0, count: 10 })
})

it('has no normal range in the first fourteen days of another strap', () => {
  const nights = Array.from({ length: 40 }, (_, place) => 50 + (place % 3))
  const changedOn = (from: string) =>
    nameMakers(records(nights), [
      { provider: 'whoop', from: '2025-01-01' },
      { provider: 'oura', from },
    ])
  expect(readNewestRange(pointsOf(changedOn('2026-11-08'), read), DAY)).toBeNull() // 13 days before the judged one
  expect(readNewestRange(pointsOf(changedOn('2026-11-07'), read), DAY)).toMatchObject({ count: 14 })
})

it('takes the maker of the day that is asked about', () => {
  const named = nameMakers(records([1, 2, 3]), [
    { provider: 'whoop', from: '2025-01-01' },
    { provider: 'oura', from: DAY },
  ])
  expect(ofOneMaker(named, '2026-11-20').map(read)).toEqual([1, 2])
  expect(ofOneMaker(named, DAY).map(read)).toEqual([3])
  expect(ofOneMaker(named, '2026-11-01').map(read)).toEqual([])
})

it('never has values of two makers in one list, and none of the newest maker’s lost', () => {
  const value = fc.option(fc.integer({ min: 20, max: 120 }), { nil: null })
  const change = fc.integer({ min: 0, max: 40 })
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 40, size: 'max' }), change, (values, back) => {
      const from = addDays(DAY, -back)
      const given = values.map((one, place) => ({ date: addDays(DAY, place + 1 - values.length), value: one }))
      const named = nameMakers(given, [
        { provider: 'whoop', from: '2020-01-01' },
        { provider: 'oura', from },
      ])
      const points = pointsOf(named, (record) => record.value)
      expect(new Set(points.map(({ maker }) => maker)).size).toBeLessThanOrEqual(1)
      const newest = given.filter(({ date }) => date >= from && back < values.length)
      const own = back === 0 || newest.length > 0 ? given.filter(({ date }) => date >= from) : given
      expect(valuesOf(points)).toEqual(own.flatMap((record) => record.value ?? []))
    }),
  )
})
