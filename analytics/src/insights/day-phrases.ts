import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { isStale } from '../athlete/data-state.ts'
import { ageInDays } from '../days/data-age.ts'
import { dayLabel } from '../days/day-label.ts'

/** When a value was measured, at the end of a phrase: ` today`, ` yesterday`, ` on Nov 17`. */
export function onDay(measuredOn: CalendarDay, today: CalendarDay): string {
  const days = ageInDays(measuredOn, today)
  if (days === 0) return 'today'
  return days === 1 ? 'yesterday' : `on ${dayLabel(measuredOn)}`
}

/**
 * A sentence about a value that is too old to say anything about today (knowledge/articles/data-quality.md); '' for a
 * fresh one.
 */
export function staleText(measuredOn: CalendarDay, today: CalendarDay): string {
  if (!isStale(measuredOn, today)) return ''
  return ` It is ${ageInDays(measuredOn, today)} days old and says little about today.`
}
