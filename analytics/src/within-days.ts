import type { CalendarDay } from '@corner/contract/calendar-day.ts'

/** What is of these days, both ends included, in its order. */
export function withinDays<Dated extends { date: CalendarDay }>(
  dated: readonly Dated[],
  from: CalendarDay,
  until: CalendarDay,
): Dated[] {
  return dated.filter(({ date }) => date >= from && date <= until)
}
