import type { AthleteRecords } from '@corner/analytics/athlete-records.ts'
import { Link } from 'react-router'
import { useAthleteLink } from '../../athlete-analysis/use-athlete-link.ts'
import styles from './athlete-link.module.css'

interface AthleteLinkProps {
  teamId: string
  athlete: Pick<AthleteRecords, 'athlete_id' | 'athlete_name'>
  /** The box around it, which is `position: relative`, opens the athlete, too. */
  isWholeBox?: boolean
}

/** A name that opens the athlete. */
export function AthleteLink({ teamId, athlete, isWholeBox = false }: AthleteLinkProps) {
  const linkTo = useAthleteLink()
  return (
    <Link {...linkTo(teamId, athlete.athlete_id)} className={`${styles.link} ${isWholeBox ? styles.whole : ''}`}>
      {athlete.athlete_name}
    </Link>
  )
}
