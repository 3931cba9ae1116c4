import { expect, it } from 'vitest'
import { addDays, dayAt, daysBetween, daysUntil, instantMs } from './calendar.ts'

it.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-28', 2, '2026-03-30'], // Europe puts its clocks forward in between
  ['2026-11-08', 0, '2026-11-08'],
])('%s and %i days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected)
})

it('counts a window back from its last day, oldest first', () => {
  expect(daysUntil('2026-03-02', 4)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
  expect(daysUntil('2026-11-21', 90)[0]).toBe('2026-08-24')
})

it.each([
  ['+00:00', '2026-11-21'],
  ['-06:00', '2026-11-20'],
  ['+05:30', '2026-11-21'],
  ['+14:00', '2026-11-21'],
  ['-12:00', '2026-11-20'],
  ['Europe/Oslo', null],
  ['', null],
])('at 03:00 of 21 November in Greenwich the clocks of %j show %s', (offset, day) => {
  expect(dayAt(1_795_230_000_000, offset)).toBe(day)
})

it('reads instants with any offset, and null from invalid text', () => {
  expect(instantMs('2026-11-08T07:00:00+01:00')).toBe(instantMs('2026-11-08T06:00:00.000Z'))
  expect(instantMs('soon')).toBeNull()
  expect(instantMs(null)).toBeNull()
})

it('counts the days between two days, over a leap day and a change of clocks, and backwards', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2026-11-21', '2026-11-21')).toBe(0)
  expect(daysBetween('2026-11-21', '2026-10-31')).toBe(-21)
})
