import { addDays, weekdayOf } from '@corner/analytics/days/calendar.ts'
import { dayLabel, daysLabel } from '@corner/analytics/days/day-label.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** `Nov 18`, with the year if it is not today's. */
export function writeDay(day: CalendarDay, today: CalendarDay): string {
  const year = day.slice(0, 4)
  return year === today.slice(0, 4) ? dayLabel(day) : `${dayLabel(day)}, ${year}`
}

/** `Wed Nov 18`. */
export function writeWeekday(day: CalendarDay, today: CalendarDay): string {
  return `${WEEKDAYS[weekdayOf(day)]} ${writeDay(day, today)}`
}

/** The date of a value: `today`, `yesterday, Nov 20`, `on Wed Nov 18`. */
export function writeWhen(day: CalendarDay, today: CalendarDay): string {
  if (day === today) return 'today'
  if (day === addDays(today, -1)) return `yesterday, ${writeDay(day, today)}`
  return `on ${writeWeekday(day, today)}`
}

/** Consecutive days: `today`, `Nov 20`, `Nov 15 to 21`, `Dec 20, 2025 to Jan 3`. */
export function writeSpan(from: CalendarDay, until: CalendarDay, today: CalendarDay): string {
  if (from === until) return from === today ? 'today' : writeDay(from, today)
  if (from.slice(0, 4) !== until.slice(0, 4)) return `${writeDay(from, today)} to ${writeDay(until, today)}`
  const year = until.slice(0, 4) === today.slice(0, 4) ? '' : `, ${until.slice(0, 4)}`
  return `${daysLabel(from, until)}${year}`
}
