import { addDays } from '@corner/analytics/days/calendar.ts'
import type { Days, Query } from '@corner/contract/entities/query.ts'
import { USUAL_DAYS } from '../answers/context/compared-days.ts'
import { asManyBefore, daysUntil, endsOf, WEEK } from '../reading/period-comparisons/windows.ts'
import type { CoachScope } from '../scope.ts'

/** Two periods that are compared. */
export interface ComparedPeriods {
  days: Days
  against: Days
}

/** Fewer days are compared with the usual value, not with as many days before. */
const FEW_DAYS = 5

/** The two periods an answer is about: its own, the halves of a course, or its days and those before. */
export function comparedPeriodsOf(
  { days, against, by = [] }: Query,
  { today, days: period }: CoachScope,
): ComparedPeriods {
  if (against && 'days' in against)
    return { days, against: { ...against.days, window: against.days.window ?? days.window } }
  const window = days.window ?? { last: period }
  const { from, until, days: length } = endsOf(window, today)
  if ((by.includes('week') || by.includes('day')) && length >= 2 * WEEK) {
    const half = Math.floor(length / 2)
    return {
      days: { window: daysUntil(until, half) },
      against: { window: { from, until: addDays(from, half - 1) } },
    }
  }
  if (length < FEW_DAYS) return { days: { window }, against: { window: daysUntil(addDays(from, -1), USUAL_DAYS) } }
  return { days: { window }, against: { window: asManyBefore(window, today) } }
}

/** The comparison for a level without days: the usual value, not the days right before. */
export function comparedWithUsual(query: Query, scope: CoachScope): ComparedPeriods {
  const { days, against } = comparedPeriodsOf(query, scope)
  if (query.against || !days.window) return { days, against }
  const { from } = endsOf(days.window, scope.today)
  return { days, against: { window: daysUntil(addDays(from, -1), USUAL_DAYS) } }
}
