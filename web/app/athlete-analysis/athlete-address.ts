import { DEFAULT_PERIOD, type Period } from '@corner/contract/periods.ts'

/**
 * Where the analysis of an athlete of a team stands.
 * @param days the period of the view that leads there, whose flags the analysis explains; the default one is left out
 */
export function athleteAddress(teamId: string, athleteId: string, days: Period = DEFAULT_PERIOD): string {
  const path = `/athlete/${encodeURIComponent(teamId)}/${encodeURIComponent(athleteId)}`
  return days === DEFAULT_PERIOD ? path : `${path}?days=${days}`
}
