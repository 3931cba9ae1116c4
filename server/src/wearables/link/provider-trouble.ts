import { ProviderUnavailable, RequestBudgetSpent } from '@corner/wearables/failures.ts'
import { asDatabaseTrouble } from '../../http/database-trouble.ts'

/** The provider or the database does not answer, or may not be asked again yet: it happens on any day, and a later try helps. */
export function isOrdinaryTrouble(error: unknown): boolean {
  if (error instanceof ProviderUnavailable || error instanceof RequestBudgetSpent) return true
  return error instanceof Error && asDatabaseTrouble(error) !== undefined
}
