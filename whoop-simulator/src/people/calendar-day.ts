/** A local calendar day, counted from 1970-01-01. */
export type DayNumber = number

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** The UTC day of an instant; a member's own day is at most one away. */
export function utcDay(instantMs: number): DayNumber {
  return Math.floor(instantMs / DAY_MS)
}

export function dayOf(year: number, month: number, day: number): DayNumber {
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** 0 Sunday to 6 Saturday; 1970-01-01 was a Thursday. */
export function weekday(day: DayNumber): number {
  return (day + 4) % 7
}

/** Weeks from Monday to Sunday, numbered. */
export function weekNumber(day: DayNumber): number {
  return Math.floor((day + 3) / 7)
}

export function yearAndMonth(day: DayNumber): { year: number; month: number; dayOfMonth: number } {
  const date = new Date(day * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, dayOfMonth: date.getUTCDate() }
}

export function isoDay(day: DayNumber): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
