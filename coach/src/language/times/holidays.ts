import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { newestDate, newestWeekday } from './calendar-words.ts'

/** Holidays on a fixed date: month and day. */
const FIXED: Readonly<Record<string, readonly [number, number]>> = { halloween: [10, 31], christmas: [12, 25] }

export const isHoliday = (word: string): boolean => word in FIXED || /^(labou?r|thanksgiving)$/.test(word)

/** The most recent date of a holiday: fixed, or a weekday of a month. */
export function lastHoliday(name: string, today: CalendarDay): CalendarDay | undefined {
  const [month, day] = FIXED[name] ?? []
  if (month !== undefined && day !== undefined) return newestDate(month, day, today)
  // The first Monday of September.
  if (/^labou?r$/.test(name)) {
    const first = newestDate(9, 7, today)
    return first && newestWeekday(1, first)
  }
  // The fourth Thursday of November.
  const last = name === 'thanksgiving' ? newestDate(11, 28, today) : undefined
  return last && newestWeekday(4, last)
}
