import type { AthleteRecords } from '@corner/analytics/athlete/athlete-records.ts'
import { Link } from 'react-router'
import { useAthleteLink } from '../../../../shared/athlete-link/use-athlete-link.ts'
import { PersonName } from '../../../../ui/badges/person-name.tsx'
import styles from './rankings.module.css'

interface AthleteLinkProps {
  teamId: string
  athlete: AthleteRecords
}

/**
 * An athlete's name as a link to their analysis. A separate component, because it re-renders when the address changes
 * and the table need not.
 */
export function AthleteLink({ teamId, athlete }: AthleteLinkProps) {
  const linkTo = useAthleteLink()
  return (
    <Link className={styles.athlete} {...linkTo(teamId, athlete.athlete_id)}>
      <PersonName name={athlete.athlete_name} />
    </Link>
  )
}
