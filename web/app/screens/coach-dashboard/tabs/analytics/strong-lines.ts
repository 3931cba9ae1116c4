import { isHeldBack } from '@corner/analytics/day-verdict/verdict-place.ts'
import { RECOVERY_PALETTE } from '@corner/contract/constants/charts.ts'
import type { StrongLines } from '../../../../shared/charts/chart-description.ts'
import type { TeamView } from '../../team-view/team-view.ts'

/**
 * Who stands in front where so many are named that colours come twice and no line can be followed: who rests or eases
 * today, and who is High. undefined: all lines are alike, also while the day is not judged, or it would be all or nobody.
 * @param named ids of the athletes that have a name
 */
export function strongLines(
  { athleteDays, overview }: Pick<TeamView, 'athleteDays' | 'overview'>,
  named: readonly string[],
): StrongLines | undefined {
  if (!athleteDays || named.length <= RECOVERY_PALETTE) return undefined
  const high = new Set(
    overview.statuses.filter(({ severity }) => severity === 'high').map(({ athlete }) => athlete.athlete_id),
  )
  const subjects = new Set(named.filter((id) => high.has(id) || isHeldBack(athleteDays.get(id)?.verdict)))
  if (subjects.size === 0 || subjects.size === named.length) return undefined
  return { subjects, name: 'Thick lines: Rest or Ease today, or High' }
}
