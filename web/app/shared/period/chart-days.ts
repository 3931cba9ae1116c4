import { addDays, daysUntil } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'

/** The current day in the browser's time zone, used when no answer of the server has told the day. */
export function browserDay(): CalendarDay {
  const now = new Date()
  return [now.getFullYear(), pad(now.getMonth() + 1), pad(now.getDate())].join('-')
}

/**
 * The days on a team's chart: those of the period, and the day after if an athlete further east already has a record of
 * it. Records of later days are ignored.
 */
export function chartDays(
  records: readonly { date: CalendarDay }[],
  count: number,
  today: CalendarDay,
): readonly CalendarDay[] {
  const days = daysUntil(today, count)
  const tomorrow = addDays(today, 1)
  return records.some(({ date }) => date === tomorrow) ? [...days, tomorrow] : days
}

const pad = (number: number) => String(number).padStart(2, '0')
