import { daysBetween } from '@corner/analytics/calendar.ts'
import { firstDayNeeded } from '@corner/analytics/query/first-day-needed.ts'
import { partsOf } from '@corner/analytics/query/parts-of.ts'
import { readWindow } from '@corner/analytics/query/read-window.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import type { CoachScope } from '../../scope.ts'
import { earliestDay } from '../window.ts'

/** As far back as a last record is looked for. */
export const LOOK_BACK_DAYS = 90

/**
 * Of how many days until today a query needs the records.
 * @throws Refusal `bad_input` for a window that reaches back further than a year
 */
export function daysNeeded(query: Query, { today, days }: Pick<CoachScope, 'today' | 'days'>): number {
  const froms = partsOf(query).allDays.map(({ window }) => readWindow(window, { today, periodDays: days }).from)
  if (froms.some((from) => from < earliestDay(today))) {
    const sentence = `Records are looked up a year back at most, from ${earliestDay(today)} on`
    throw new Refusal('bad_input', sentence, { fields: { window: sentence } })
  }
  return daysBetween(firstDayNeeded(query, { today, days }), today) + 1
}
