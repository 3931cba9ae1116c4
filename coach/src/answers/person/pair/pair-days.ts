import type { Days } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../../../scope.ts'

/** Fewer mornings say little about how much a recovery swings. */
const LEAST_MORNINGS = 14

/** The days of a comparison: those that the question names, else the period of the page. */
export const comparedDays = (days: Days | undefined): Days => (days?.window && !('day' in days.window) ? days : {})

/** The days of a spread: as compared, or two weeks where the page shows fewer; with the reason for that, '' for none. */
export function spreadDays(days: Days | undefined, scope: Pick<CoachScope, 'days'>): { days: Days; because: string } {
  const compared = comparedDays(days)
  if (compared.window || scope.days >= LEAST_MORNINGS) return { days: compared, because: '' }
  return {
    days: { window: { last: LEAST_MORNINGS } },
    because: `${scope.days} mornings are too few`,
  }
}
