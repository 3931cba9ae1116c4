import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import type { TeamView } from './team-view.ts'

type Chosen = Pick<TeamView, 'overview' | 'chosen'>

/** The statuses of the athletes chosen in the page's header, in the order of the team. */
export function chosenStatuses({ overview, chosen }: Chosen): readonly AthleteStatus[] {
  const isChosen = new Set(chosen)
  return overview.statuses.filter(({ athlete }) => isChosen.has(athlete.athlete_id))
}

/** Whether there are athletes, but none is chosen: not an absence of data. */
export function hasNobodyChosen({ overview, chosen }: Chosen): boolean {
  return overview.statuses.length > 0 && chosen.length === 0
}
