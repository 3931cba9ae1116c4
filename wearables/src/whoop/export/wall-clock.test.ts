import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findDateOrder, readWallClock } from './wall-clock.ts'

it.each([
  ['2024-11-21 03:10:47', '2024-11-21T03:10:47Z'],
  ['2024-11-21T03:10:47.5', '2024-11-21T03:10:47Z'],
  ['3/1/2026 11:12:00 PM', '2026-03-01T23:12:00Z'],
  ['3/1/2026 12:00:00 AM', '2026-03-01T00:00:00Z'],
  ['3/1/2026 12:30 pm', '2026-03-01T12:30:00Z'],
  ['1/2/26 7:05', '2026-01-02T07:05:00Z'],
  ['2024-02-29 00:00:00', '2024-02-29T00:00:00Z'],
])('reads %s', (text, instant) => {
  expect(readWallClock(text, 'month_first')).toBe(Date.parse(instant))
})

it.each([
  '',
  '2026-02-29 00:00:00',
  '2026-13-01 00:00',
  '13/1/2026 1:00',
  '1/1/2026 13:00 PM',
  '1/1/2026 0:00 AM',
  '2026-01-01 24:00:00',
  '2026-01-01',
  '1999-01-01 00:00:00',
  '45323.5',
])('finds no date and time in %j', (text) => {
  expect(readWallClock(text, 'month_first')).toBeUndefined()
})

it('reads the first number as the month, unless one in the file must be a day', () => {
  expect(findDateOrder(['1/2/26 7:05', '12/31/26 7:05'])).toBe('month_first')
  expect(findDateOrder(['1/2/26 7:05', '31/12/26 7:05'])).toBe('day_first')
  expect(readWallClock('1/2/26 7:05', 'day_first')).toBe(Date.parse('2026-02-01T07:05:00Z'))
})

it('reads back every second that WHOOP can write', () => {
  const instants = fc.date({ min: new Date('2012-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, (instant) => {
      const text = instant.toISOString().slice(0, 19).replace('T', ' ')
      expect(readWallClock(text, 'month_first')).toBe(Math.floor(instant.getTime() / 1000) * 1000)
    }),
  )
})
