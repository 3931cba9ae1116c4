/** A local calendar day, counted from 1970-01-01. */
export type DayNumber = number

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** The UTC day of an instant; a member's local day differs by at most one. */
export function utcDay(instantMs: number): DayNumber {
  return Math.floor(instantMs / DAY_MS)
}

export function dayOf(year: number, month: number, day: number): DayNumber {
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** `2026-02-17` */
export function isoDay(day: DayNumber): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** 0 Sunday to 6 Saturday; 1970-01-01 was a Thursday. */
export function weekday(day: DayNumber): number {
  return (day + 4) % 7
}

/** Numbers weeks from Monday to Sunday. */
export function weekNumber(day: DayNumber): number {
  return Math.floor((day + 3) / 7)
}

interface CalendarDate {
  year: number
  /** 1 to 12. */
  month: number
  dayOfMonth: number
}

/** Cache: each date is needed many times for every member. */
const dates = new Map<DayNumber, CalendarDate>()

export function calendarDate(day: DayNumber): CalendarDate {
  const known = dates.get(day)
  if (known) return known
  const date = new Date(day * DAY_MS)
  const found = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, dayOfMonth: date.getUTCDate() }
  dates.set(day, found)
  return found
}
