import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { dayOf, numberOf, WEEKDAY_OF_FIRST } from './day-number.ts'

// The only file of this package that uses `Date`: it converts instants from its arguments and never reads the current time.
// biome-ignore lint/style/noRestrictedGlobals: see above
const Instant = Date

export const WEEK_DAYS = 7

/** The day that is `count` days later; earlier if negative. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return dayOf(numberOf(day) + count)
}

/** Whole days from one day to another; negative if `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return numberOf(to) - numberOf(from)
}

/** The weekday: 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: CalendarDay): number {
  return (numberOf(day) + WEEKDAY_OF_FIRST) % 7
}

/** The names of the weekdays, in the order of `weekdayOf`. */
export const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

// Days are compared as text; `Math.min`, which the linter suggests, works on numbers only.
export const earlierDay = (a: CalendarDay, b: CalendarDay): CalendarDay => (b < a ? b : a)
export const laterDay = (a: CalendarDay, b: CalendarDay): CalendarDay => (b > a ? b : a)

/** The `count` calendar days that end with `last`, oldest first, `last` included. */
export function daysUntil(last: CalendarDay, count: number): CalendarDay[] {
  return Array.from({ length: count }, (_, place) => addDays(last, place - count + 1))
}

/**
 * The calendar day at an instant for a UTC offset; null if the offset is invalid.
 * @param moment_ms milliseconds since 1970
 * @param offset `+HH:MM` or `-HH:MM`
 */
export function dayAt(moment_ms: number, offset: string): CalendarDay | null {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(offset) ?? []
  if (sign === undefined) return null
  const ahead_ms = (Number(hours) * 60 + Number(minutes)) * 60_000
  return new Instant(moment_ms + (sign === '-' ? -ahead_ms : ahead_ms)).toISOString().slice(0, 10)
}

/** An ISO date and time in milliseconds since 1970, in any offset; null when missing or invalid. */
export function instantMs(written: string | null | undefined): number | null {
  const milliseconds = written ? Instant.parse(written) : Number.NaN
  return Number.isNaN(milliseconds) ? null : milliseconds
}
