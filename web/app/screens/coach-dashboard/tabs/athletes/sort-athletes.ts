import { type AthleteStatus, byLatestRecovery, byNameThenId } from '@corner/analytics/athlete/athlete-status.ts'
import { byVerdict, type Verdicts } from '@corner/analytics/team/attention-order.ts'
import { useAddress } from '../../../../shared/address/use-address.ts'

/** The orders of the cards; the first is that of a page without a choice. */
export const ATHLETE_ORDERS = [
  { value: 'need', label: 'Need first' },
  { value: 'name', label: 'Name' },
  { value: 'recovery', label: 'Lowest recovery' },
  { value: 'change', label: 'Largest drop' },
] as const
export type AthleteOrder = (typeof ATHLETE_ORDERS)[number]['value']

const BY: Record<Exclude<AthleteOrder, 'need'>, (a: AthleteStatus, b: AthleteStatus) => number> = {
  name: (a, b) => byNameThenId(a.athlete, b.athlete),
  recovery: byLatestRecovery,
  change: byChange,
}

/** Need: who rests or eases today, then as urgent as the issues are. */
export function sortAthletes(
  statuses: readonly AthleteStatus[],
  order: AthleteOrder,
  verdicts: Verdicts,
): AthleteStatus[] {
  return statuses.toSorted(order === 'need' ? byVerdict(verdicts) : BY[order])
}

/** How far the latest recovery is under the own average, furthest first; athletes without one last. */
function byChange(a: AthleteStatus, b: AthleteStatus): number {
  const [one, other] = [a.metrics.recovery.recoveryTrend, b.metrics.recovery.recoveryTrend]
  if (one === other) return byNameThenId(a.athlete, b.athlete)
  if (one === null || other === null) return one === null ? 1 : -1
  return one - other
}

/** The order in the address (`?sort=name`). */
export function useAthleteOrder(): [AthleteOrder, (order: AthleteOrder) => void] {
  const [address, change] = useAddress()
  const asked = address.get('sort')
  const [first] = ATHLETE_ORDERS
  const { value } = ATHLETE_ORDERS.find((order) => order.value === asked) ?? first
  return [value, (order) => change({ sort: order === first.value ? null : order })]
}
