import { ProviderUnavailable, RequestBudgetSpent } from '@corner/wearables/failures.ts'

/** The provider does not answer, or may not be asked again yet: it happens on any day, and a later try helps. */
export function isProviderTrouble(error: unknown): boolean {
  return error instanceof ProviderUnavailable || error instanceof RequestBudgetSpent
}
