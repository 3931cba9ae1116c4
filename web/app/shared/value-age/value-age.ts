import { ageInDays } from '@corner/analytics/days/data-age.ts'
import { dayLabel } from '@corner/analytics/days/day-label.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'

/** Of which day a value is that is not of today: `yesterday`, `Nov 25`; '' of today, or without a value. */
export function valueAge(day: CalendarDay | null, today: CalendarDay): string {
  if (day === null) return ''
  const days = ageInDays(day, today)
  if (days === 0) return ''
  return days === 1 ? 'yesterday' : dayLabel(day)
}
