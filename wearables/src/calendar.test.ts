import fc from 'fast-check'
import { expect, it } from 'vitest'
import { localDay, nextDay, offsetMs, readOffset, wakeDay } from './calendar.ts'

it.each([
  ['Z', '+00:00'],
  ['-05:00', '-05:00'],
  ['+0530', '+05:30'],
  ['-5', '-05:00'],
  ['-00:00', '+00:00'],
  ['+14:00', '+14:00'],
  ['+14:15', undefined],
  ['-12:00', '-12:00'],
  ['-12:30', undefined],
  ['+05:60', undefined],
  ['05:00', undefined],
  ['UTC', undefined],
  ['', undefined],
])('reads the offset %s as %s', (text, offset) => {
  expect(readOffset(text)).toBe(offset)
})

it('dates a sleep by the morning in the wearer’s own zone, not by UTC', () => {
  expect(wakeDay({ end_at: new Date('2026-03-09T21:30:00Z'), timezone_offset: '+09:00' })).toBe('2026-03-10')
  expect(wakeDay({ end_at: new Date('2026-03-10T01:00:00Z'), timezone_offset: '-05:00' })).toBe('2026-03-09')
})

it('counts 23:59 to the day before midnight', () => {
  expect(localDay(new Date('2026-03-09T23:59:59Z'), '+00:00')).toBe('2026-03-09')
  expect(localDay(new Date('2026-03-10T00:00:00Z'), '+00:00')).toBe('2026-03-10')
})

it.each([
  ['2026-02-28', '2026-03-01'],
  ['2024-02-28', '2024-02-29'],
  ['2026-12-31', '2027-01-01'],
])('after %s comes %s', (day, next) => expect(nextDay(day)).toBe(next))

const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
const offsets = fc.integer({ min: -12 * 4, max: 14 * 4 }).map((quarters) => {
  const minutes = Math.abs(quarters) * 15
  const two = (n: number) => String(n).padStart(2, '0')
  return `${quarters < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
})

it('agrees with what a wall clock of that offset shows', () => {
  fc.assert(
    fc.property(instants, offsets, (instant, offset) => {
      const day = localDay(instant, offset)
      const midnight = Date.parse(`${day}T00:00:00${offset}`)
      expect(instant.getTime() - midnight).toBeGreaterThanOrEqual(0)
      expect(instant.getTime() - midnight).toBeLessThan(86_400_000)
    }),
  )
})

it('rejects any text that is not an offset', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const offset = readOffset(text)
      if (offset === undefined) expect(() => offsetMs(text)).toThrow(RangeError)
      else expect(offset).toMatch(/^[+-]\d\d:\d\d$/)
    }),
  )
})
