import { addDays } from '@corner/analytics/days/calendar.ts'
import { readWindow } from '@corner/analytics/query/read-window.ts'
import type { Days } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../../scope.ts'
import { metricCalled } from '../../wording/metrics.ts'

/**
 * A day's strain grows until the day is over, so a period that ends today leaves today out. A night is complete once it
 * is recorded.
 */
export function finishedDays(metric: string, days: Days, scope: Pick<CoachScope, 'today' | 'days'>): Days {
  const { from, until } = readWindow(days.window, { today: scope.today, periodDays: scope.days })
  if (metricCalled(metric).of === 'night' || until !== scope.today || from === until) return days
  return { ...days, window: { from, until: addDays(until, -1) } }
}
