import type { Query } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../../scope.ts'

/** A week holds too few pairs of days for a correlation. */
const DAYS_OF_CORRELATION = 30

/** The last 30 days for a correlation, where none were asked for and the chat's own period is shorter. */
export function withUsualDays(query: Query, { days: periodDays }: Pick<CoachScope, 'days'>): Query {
  const { measures, days } = query
  const isShort = days.window === undefined && periodDays < DAYS_OF_CORRELATION
  if (!isShort || !measures.some(({ aggregate }) => aggregate === 'correlation')) return query
  return { ...query, days: { ...days, window: { last: DAYS_OF_CORRELATION } } }
}
