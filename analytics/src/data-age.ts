import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { daysBetween } from './calendar.ts'

/** How many days ago a value was measured; 0 for today, and for a wearer whose calendar is already a day further. */
export function ageInDays(measuredOn: CalendarDay, today: CalendarDay): number {
  return Math.max(0, daysBetween(measuredOn, today))
}
