import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextDay } from '../calendar.ts'
import { daysOf, type Span, spansOf } from './day-spans.ts'

function daysIn({ oldest, newest }: Span): string[] {
  const days: string[] = []
  for (let day = oldest; day <= newest; day = nextDay(day)) days.push(day)
  return days
}

it('asks for every day of a window once, the newest part first, wherever the athlete is', () => {
  const start = fc.date({ min: new Date('2015-01-01'), max: new Date('2026-11-28'), noInvalidDate: true })
  const hours = fc.integer({ min: 1, max: 24 * 400 })
  const zone = fc.constantFrom('UTC', 'America/Chicago', 'Pacific/Kiritimati', 'Europe/Berlin', 'Asia/Kolkata')
  fc.assert(
    fc.property(start, hours, zone, (from, length, timezone) => {
      const window = { start: from, end: new Date(from.getTime() + length * 3_600_000) }
      const whole = daysOf(window, timezone)
      const parts = [...spansOf(whole)]
      expect(parts.toReversed().flatMap(daysIn)).toEqual(daysIn(whole))
      expect(parts.every((part) => daysIn(part).length <= 90)).toBe(true)
      // The UTC days of the window are among them: no zone is more than a day away.
      const utc = { oldest: from.toISOString().slice(0, 10), newest: window.end.toISOString().slice(0, 10) }
      expect(daysIn(whole)).toEqual(expect.arrayContaining(daysIn(utc)))
    }),
    { numRuns: 60 },
  )
})
