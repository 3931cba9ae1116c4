import type { AthleteRecords } from '@corner/analytics/athlete/athlete-records.ts'
import { Link } from 'react-router'
import { useAthleteLink } from '../../../../shared/athlete-link/use-athlete-link.ts'
import { WeekStrip } from '../../../../shared/week-strip/week-strip.tsx'
import { PersonName } from '../../../../ui/badges/person-name.tsx'
import type { TeamView } from '../../team-view/team-view.ts'
import styles from './rankings.module.css'

interface RankedNameProps {
  view: Pick<TeamView, 'team' | 'today'>
  athlete: AthleteRecords
  /** Recovery has marks of the week; they say nothing about the other metrics. */
  hasWeek: boolean
}

/** An athlete's name, in the ranking by recovery above the marks of their week. */
export function RankedName({ view, athlete, hasWeek }: RankedNameProps) {
  return (
    <span className={styles.who}>
      <AthleteLink teamId={view.team.id} athlete={athlete} />
      {hasWeek && <WeekStrip athlete={athlete} today={view.today} />}
    </span>
  )
}

/** Leads to their analysis. A separate component, because it re-renders when the address changes and the table need not. */
function AthleteLink({ teamId, athlete }: { teamId: string; athlete: AthleteRecords }) {
  const linkTo = useAthleteLink()
  return (
    <Link className={styles.athlete} {...linkTo(teamId, athlete.athlete_id)}>
      <PersonName name={athlete.athlete_name} isCut />
    </Link>
  )
}
