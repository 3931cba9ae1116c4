import { hasNoRecovery } from '../../reading/readiness-meant.ts'
import type { KnownAthlete } from '../../scope.ts'
import { joinAnd } from '../phrases/lists.ts'

/** `Oura and Polar give no recovery, so recoveries cannot be compared.` '' where all do. */
export function sayMakersWithout(athletes: readonly KnownAthlete[]): string {
  const makers = [...new Set(athletes.filter(hasNoRecovery).flatMap(({ maker }) => maker ?? []))]
  if (makers.length === 0) return ''
  return `${joinAnd(makers)} ${makers.length === 1 ? 'gives' : 'give'} no recovery, so recoveries cannot be compared here.`
}
