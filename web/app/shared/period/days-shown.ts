import { addDays, daysUntil } from '@corner/analytics/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'

/** The day that the browser's calendar shows: where no answer of the server has told the day. */
export function browserDay(): CalendarDay {
  const now = new Date()
  return [now.getFullYear(), pad(now.getMonth() + 1), pad(now.getDate())].join('-')
}

/**
 * The days that a chart of a team draws: those of the period, and the day after it where an athlete further east has a record of
 * that already. A record of any later day moves nothing.
 */
export function daysDrawn(
  records: readonly { date: CalendarDay }[],
  count: number,
  today: CalendarDay,
): readonly CalendarDay[] {
  const days = daysUntil(today, count)
  const tomorrow = addDays(today, 1)
  return records.some(({ date }) => date === tomorrow) ? [...days, tomorrow] : days
}

const pad = (number: number) => String(number).padStart(2, '0')
