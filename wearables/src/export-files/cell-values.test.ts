import { expect, it } from 'vitest'
import { dayIn, instantIn, nameIn, numberWithin, positiveWithin, wallClockIn } from './cell-values.ts'

it.each([
  [51, 51],
  ['51.5', 51.5],
  [0, 0],
  ['', null],
  [null, null],
  [undefined, null],
  ['abc', null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [301, null],
  [-1, null],
  [[51], null],
  [{ value: 51 }, null],
])('reads %j as a number from 0 to 300: %j', (given, value) => {
  expect(numberWithin(given, 0, 300)).toBe(value)
})

it('takes a 0 for none where a measure cannot be 0', () => {
  expect(positiveWithin(0, 300)).toBeNull()
  expect(positiveWithin(1, 300)).toBe(1)
})

it.each([
  ['2026-02-15', '2026-02-15'],
  ['2026-02-15T23:59:00Z', '2026-02-15'],
  ['2026-02-30', null],
  ['1999-02-15', null],
  ['15.02.2026', null],
  [20260215, null],
])('reads the day of %j: %j', (given, day) => {
  expect(dayIn(given)).toBe(day)
})

it('reads times in UTC, in another zone, without one, and in milliseconds', () => {
  const at = new Date('2026-02-15T01:08:45.000Z')
  expect(instantIn('2026-02-15T01:08:45.0')).toEqual(at)
  expect(instantIn('2026-02-15T01:08:45Z')).toEqual(at)
  expect(instantIn('2026-02-15 02:08:45+0100')).toEqual(at)
  expect(instantIn('2026-02-14T17:08:45-08:00')).toEqual(at)
  expect(instantIn(at.getTime())).toEqual(at)
  expect(wallClockIn('2026-02-15T01:08:45-08:00')).toBe(at.getTime())
  for (const none of ['2026-02-15', '2026-02-15T25:00:00', 'soon', 5, 1e300, Number.NaN, null])
    expect(instantIn(none)).toBeNull()
})

it('takes only names that can be stored and shown', () => {
  expect(nameIn(' Outdoor\u0000 Run ')).toBe('Outdoor  Run')
  expect(nameIn('\uD800')).toBe('\uFFFD')
  for (const none of ['', ' ', 'null', 'a'.repeat(101), 5, null]) expect(nameIn(none)).toBeNull()
})
