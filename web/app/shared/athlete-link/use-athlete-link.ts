import { useCallback } from 'react'
import { useLocation } from 'react-router'
import type { ReturnTarget } from '../navigation/return-target.ts'
import { usePeriod } from '../period/use-period.ts'
import { athleteAddress } from './athlete-address.ts'
import type { AthleteTab } from './athlete-tabs.ts'

/**
 * Props for a link from the current view to an athlete's analysis: `<Link {...athleteLink(team.id, athlete_id)}>`, or
 * `navigate(to, { state })`. They carry the view, so that 'Back to Coach Dashboard' returns to it, and its period.
 * Stable as long as the view is the same.
 */
export function useAthleteLink(): (
  teamId: string,
  athleteId: string,
  tab?: AthleteTab,
) => { to: string; state: ReturnTarget } {
  const { pathname, search } = useLocation()
  const [days] = usePeriod()
  return useCallback(
    (teamId, athleteId, tab) => ({
      to: athleteAddress(teamId, athleteId, days, tab),
      state: { cameFrom: pathname + search, steps: 1 },
    }),
    [pathname, search, days],
  )
}
