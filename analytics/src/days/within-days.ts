import type { CalendarDay } from '@corner/contract/calendar-day.ts'

/** The records within a range of days, both ends included, in the same order. */
export function withinDays<Dated extends { date: CalendarDay }>(
  dated: readonly Dated[],
  from: CalendarDay,
  until: CalendarDay,
): Dated[] {
  return dated.filter(({ date }) => date >= from && date <= until)
}
