import { useCallback } from 'react'
import { useLocation } from 'react-router'
import type { WayBack } from '../navigation/way-back.ts'
import { usePeriod } from '../period/use-period.ts'
import { athleteAddress } from './athlete-address.ts'
import type { AthleteTab } from './athlete-tabs.ts'

/**
 * The link to an athlete's analysis from the view at hand, for `<Link {...athleteLink(team.id, athlete_id)}>`, or for
 * `navigate(to, { state })`. It carries the view, so that 'Back to Coach Dashboard' returns to it, and its period.
 * The same function as long as the view stays the same.
 */
export function useAthleteLink(): (
  teamId: string,
  athleteId: string,
  tab?: AthleteTab,
) => { to: string; state: WayBack } {
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
