import { DEFAULT_PERIOD, type Period } from '@corner/contract/periods.ts'
import type { AthleteTab } from './athlete-tabs.ts'

/**
 * The address of an athlete's analysis.
 * @param days the period of the view that links there, whose flags the analysis explains; the default is left out
 * @param tab default: the first
 */
export function athleteAddress(
  teamId: string,
  athleteId: string,
  days: Period = DEFAULT_PERIOD,
  tab?: AthleteTab,
): string {
  const path = `/athlete/${encodeURIComponent(teamId)}/${encodeURIComponent(athleteId)}`
  const query = new URLSearchParams()
  if (days !== DEFAULT_PERIOD) query.set('days', String(days))
  if (tab) query.set('tab', tab)
  return query.size === 0 ? path : `${path}?${query}`
}
