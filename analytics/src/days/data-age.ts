import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { daysBetween } from './calendar.ts'

/** Age of a value in days; 0 for today, and for an athlete whose local date is already a day ahead. */
export function ageInDays(measuredOn: CalendarDay, today: CalendarDay): number {
  return Math.max(0, daysBetween(measuredOn, today))
}
