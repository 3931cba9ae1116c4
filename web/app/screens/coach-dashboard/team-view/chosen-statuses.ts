import type { AthleteStatus } from '@corner/analytics/athlete-status.ts'
import type { TeamView } from './team-view.ts'

type Chosen = Pick<TeamView, 'overview' | 'chosen'>

/** How the athletes stand who are chosen in the page's head, in the order of the team. */
export function chosenStatuses({ overview, chosen }: Chosen): readonly AthleteStatus[] {
  const isChosen = new Set(chosen)
  return overview.statuses.filter(({ athlete }) => isChosen.has(athlete.athlete_id))
}

/** Whether there are athletes, and none of them is chosen: no state of their data. */
export function isNobodyChosen({ overview, chosen }: Chosen): boolean {
  return overview.statuses.length > 0 && chosen.length === 0
}
