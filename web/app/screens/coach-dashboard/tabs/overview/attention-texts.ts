import { athleteNames } from '@corner/analytics/athlete/athlete-names.ts'
import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { WEEK_DAYS } from '@corner/analytics/days/calendar.ts'
import { attentionByWeek } from '@corner/analytics/team/attention-by-week.ts'
import type { TeamView } from '../../team-view/team-view.ts'
import { someNames } from './card-texts.ts'

type Shown = Pick<TeamView, 'overview' | 'days' | 'today' | 'athletes'>

/** How the list depends on a longer period than a week: `By the last 7 days: also Ann; without Bea.`; '' for a week. */
export function periodDependence({ overview, days, today, athletes }: Shown): string {
  if (days <= WEEK_DAYS) return ''
  const names = athleteNames(athletes)
  const list = (statuses: readonly AthleteStatus[]) =>
    someNames(statuses.map(({ athlete }) => names.get(athlete.athlete_id) ?? athlete.athlete_name))
  const { also, not, otherSeverity } = attentionByWeek(overview.statuses, today)
  const parts = [
    also.length > 0 && `also ${list(also)}`,
    not.length > 0 && `without ${list(not)}`,
    otherSeverity.length > 0 && `other severity: ${list(otherSeverity)}`,
  ].filter(Boolean)
  return `The list depends on the period. By the last ${WEEK_DAYS} days: ${parts.join('; ') || 'the same'}.`
}
