import { daysUntil } from '@corner/analytics/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'

/** The day that the browser's calendar shows. */
export function today(): CalendarDay {
  const now = new Date()
  return [now.getFullYear(), pad(now.getMonth() + 1), pad(now.getDate())].join('-')
}

/**
 * The days a chart shows: the last of them is today, or the newest record's day where the wearer's calendar is a day ahead of the
 * browser's.
 */
export function daysShown(records: readonly { date: CalendarDay }[], count: number, now: CalendarDay): CalendarDay[] {
  let last = now
  for (const { date } of records) if (date > last) last = date
  return daysUntil(last, count)
}

const pad = (number: number) => String(number).padStart(2, '0')
