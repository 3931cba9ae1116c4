import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, daysBetween, weekdayOf } from './calendar.ts'
import { dayOf, numberOf } from './day-number.ts'

const DAY_MS = 86_400_000
const FIRST_MS = Date.parse('0001-01-01')
const moments = fc.integer({ min: 0, max: 3_652_058 }).map((days) => FIRST_MS + days * DAY_MS)
const dayAtMs = (moment: number) => new Date(moment).toISOString().slice(0, 10)

it('counts every day as Date does', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: -800, max: 800 }), (moment, count) => {
      const day = dayAtMs(moment)
      expect(dayOf(numberOf(day))).toBe(day)
      expect(weekdayOf(day)).toBe(new Date(moment).getUTCDay())
      const other = moment + count * DAY_MS
      if (other < FIRST_MS || new Date(other).getUTCFullYear() > 9999) return
      expect(addDays(day, count)).toBe(dayAtMs(other))
      expect(daysBetween(day, dayAtMs(other))).toBe(count)
    }),
    { numRuns: 1000 },
  )
})

it.each(['1900-02-28', '2000-02-29', '2024-02-29', '2025-12-31', '2100-03-01', '0001-01-01', '9999-12-31'])(
  'knows %s and the day after it',
  (day) => {
    expect(dayOf(numberOf(day))).toBe(day)
    if (day < '9999') expect(addDays(day, 1)).toBe(dayAtMs(Date.parse(day) + DAY_MS))
  },
)
