import { byVerdict } from '@corner/analytics/team/attention-order.ts'
import { verdictsIn } from '../../../../shared/verdict/athlete-days.ts'
import type { TeamView } from '../../team-view/team-view.ts'

interface HeldGroup {
  verdict: 'lighter' | 'easy'
  /** Most urgent first. */
  ids: readonly string[]
}

/** Who rests and who eases today, in the order of the Action Items, whether or not a flag says so; undefined while loading, null: not known. */
export function heldToday({
  athleteDays,
  overview,
}: Pick<TeamView, 'athleteDays' | 'overview'>): HeldGroup[] | null | undefined {
  if (!athleteDays) return athleteDays
  const verdicts = verdictsIn(athleteDays)
  const urgent = overview.statuses.toSorted(byVerdict(verdicts)).map(({ athlete }) => athlete.athlete_id)
  return (['easy', 'lighter'] as const)
    .map((verdict) => ({ verdict, ids: urgent.filter((id) => verdicts.get(id) === verdict) }))
    .filter(({ ids }) => ids.length > 0)
}
