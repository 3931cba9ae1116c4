import type { AthleteRecords } from '@corner/analytics/athlete/athlete-records.ts'
import { Link } from 'react-router'
import { useAthleteLink } from '../../../../shared/athlete-link/use-athlete-link.ts'
import { PersonName } from '../../../../ui/badges/person-name.tsx'
import styles from './athlete-link.module.css'

interface AthleteLinkProps {
  teamId: string
  athlete: Pick<AthleteRecords, 'athlete_id' | 'athlete_name'>
}

/** A name whose link covers the whole surrounding box (which is `position: relative`) and opens the athlete. */
export function AthleteLink({ teamId, athlete: { athlete_id, athlete_name } }: AthleteLinkProps) {
  const linkTo = useAthleteLink()
  return (
    <>
      <Link {...linkTo(teamId, athlete_id)} className={styles.link} aria-label={athlete_name} />
      <span className={styles.name} aria-hidden="true">
        <PersonName name={athlete_name} />
      </span>
    </>
  )
}
