import { ProviderUnavailable, RequestBudgetSpent } from '@corner/wearables/failures.ts'
import { asDatabaseFailure } from '../../http/database-failure.ts'

/** The provider or the database does not answer, or the budget is used up: expected failures, for which a retry helps. */
export function isExpectedFailure(error: unknown): boolean {
  if (error instanceof ProviderUnavailable || error instanceof RequestBudgetSpent) return true
  return error instanceof Error && asDatabaseFailure(error) !== undefined
}
