import { daysBetween } from '@corner/analytics/days/calendar.ts'
import { firstDayNeeded } from '@corner/analytics/query/first-day-needed.ts'
import { partsOf } from '@corner/analytics/query/parts-of.ts'
import { readWindow } from '@corner/analytics/query/read-window.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../../scope.ts'
import { assertInReach } from '../window.ts'

/** How far back a last record is searched. */
export const LOOK_BACK_DAYS = 90

/**
 * For how many days until today a query needs records.
 * @throws Refusal `bad_input` for a window that reaches back further than a year
 */
export function daysNeeded(query: Query, { today, days }: Pick<CoachScope, 'today' | 'days'>): number {
  for (const { window } of partsOf(query).allDays)
    assertInReach(readWindow(window, { today, periodDays: days }).from, today)
  return daysBetween(firstDayNeeded(query, { today, days }), today) + 1
}
