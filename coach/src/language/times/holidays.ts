import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { newestDate, newestWeekday } from './calendar-words.ts'

/** Holidays on a fixed date: month and day. */
const FIXED: Readonly<Record<string, readonly [number, number]>> = { halloween: [10, 31], christmas: [12, 25] }

/** The first Monday of September: the latest date it can have, and the weekday. */
const LABOR_DAY = ['09-07', 1] as const
/** Holidays on a weekday of a month; Thanksgiving is the fourth Thursday of November. */
const MOVING: Readonly<Record<string, readonly [string, number]>> = {
  labor: LABOR_DAY,
  labour: LABOR_DAY,
  thanksgiving: ['11-28', 4],
}

export const isHoliday = (word: string): boolean => word in FIXED || word in MOVING

/** The most recent date of a holiday, today included. */
export function lastHoliday(name: string, today: CalendarDay): CalendarDay | undefined {
  const [month, day] = FIXED[name] ?? []
  if (month !== undefined && day !== undefined) return newestDate(month, day, today)
  const [latest, weekday] = MOVING[name] ?? []
  if (latest === undefined || weekday === undefined) return undefined
  const year = Number(today.slice(0, 4))
  const inYear = (one: number) => newestWeekday(weekday, `${one}-${latest}`)
  return inYear(year) <= today ? inYear(year) : inYear(year - 1)
}
