import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { daysBetween } from './calendar.ts'

/** How many days ago a value was measured; 0 for today, and for a wearer whose calendar is already a day further. */
export function ageInDays(measuredOn: CalendarDay, today: CalendarDay): number {
  return Math.max(0, daysBetween(measuredOn, today))
}

/** In words that follow a value: `from today`, `from yesterday`, `3 days old`. Older than yesterday is always said (sports-science.md, article 39). */
export function ageWords(measuredOn: CalendarDay, today: CalendarDay): string {
  const age = ageInDays(measuredOn, today)
  if (age === 0) return 'from today'
  return age === 1 ? 'from yesterday' : `${age} days old`
}
