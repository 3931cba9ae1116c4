import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { dayOf, numberOf, WEEKDAY_OF_FIRST } from './day-number.ts'

// The one file of this room that knows `Date`: it reads moments that come in as arguments and never asks what time it is.
// biome-ignore lint/style/noRestrictedGlobals: see above
const Instant = Date

export const WEEK_DAYS = 7

/** The day this many days later; earlier when negative. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return dayOf(numberOf(day) + count)
}

/** Whole days from one day to a later one; negative when it is an earlier one. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return numberOf(to) - numberOf(from)
}

/** The day of the week: 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: CalendarDay): number {
  return (numberOf(day) + WEEKDAY_OF_FIRST) % 7
}

/** Their names, in the order of `weekdayOf`. */
export const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

// Days compare as texts; `Math.min`, which the linter asks for, knows numbers only.
export const earlierDay = (a: CalendarDay, b: CalendarDay): CalendarDay => (b < a ? b : a)
export const laterDay = (a: CalendarDay, b: CalendarDay): CalendarDay => (b > a ? b : a)

/** The `count` calendar days that end with `last`, oldest first, `last` included. */
export function daysUntil(last: CalendarDay, count: number): CalendarDay[] {
  return Array.from({ length: count }, (_, place) => addDays(last, place - count + 1))
}

/**
 * The calendar day of a moment where the clocks show `offset`; null when that is no offset.
 * @param offset `+HH:MM` or `-HH:MM`
 */
export function dayAt(moment_ms: number, offset: string): CalendarDay | null {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(offset) ?? []
  if (sign === undefined) return null
  const ahead_ms = (Number(hours) * 60 + Number(minutes)) * 60_000
  return new Instant(moment_ms + (sign === '-' ? -ahead_ms : ahead_ms)).toISOString().slice(0, 10)
}

/** An ISO date and time as milliseconds, whatever offset it is written in; null when it is missing or no time. */
export function instantMs(written: string | null | undefined): number | null {
  const milliseconds = written ? Instant.parse(written) : Number.NaN
  return Number.isNaN(milliseconds) ? null : milliseconds
}
