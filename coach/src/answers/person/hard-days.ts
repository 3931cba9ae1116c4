import { addDays, daysBetween } from '@corner/analytics/days/calendar.ts'
import type { Days } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../../scope.ts'

const BEFORE = 7
const MOST_DAYS = 5

/** Hard days, the mornings that show their cost, and the mornings before them, including that of the first day. */
export interface HardDays {
  from: string
  until: string
  before: { from: string; until: string }
  after: { from: string; until: string }
}

/** The days a request names as hard; undefined: none, too many, or no morning after them yet. */
export function hardDays(days: Days | undefined, { today }: Pick<CoachScope, 'today'>): HardDays | undefined {
  const window = days?.window
  if (window === undefined || 'last' in window) return undefined
  const [from, until] =
    'day' in window ? [addDays(today, window.day), addDays(today, window.day)] : [window.from, window.until ?? today]
  const last = until >= today ? addDays(today, -1) : until
  if (from > last || daysBetween(from, last) + 1 > MOST_DAYS) return undefined
  return {
    from,
    until: last,
    before: { from: addDays(from, 1 - BEFORE), until: from },
    after: { from: addDays(from, 1), until: addDays(last, 1) },
  }
}
