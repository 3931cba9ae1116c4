import { makerValueWords, placeWords } from '@corner/analytics/readiness/readiness-words.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { WithoutRecovery } from '@corner/contract/entities/readiness.ts'
import { valueAge } from '../../shared/value-age/value-age.ts'
import styles from './last-night-card.module.css'

interface ReadinessValueProps {
  without: WithoutRecovery
  today: CalendarDay
}

/** In place of the recovery, where the maker gives none: Corner readiness. */
export function ReadinessValue({ without: { readiness, maker }, today }: ReadinessValueProps) {
  const { score = null, place = null, day = null } = readiness ?? {}
  return (
    <div className={styles.main}>
      <dt>{['Corner readiness', valueAge(day, today)].filter(Boolean).join(' ')}</dt>
      <dd>{score === null ? <b>–</b> : <Score score={score} />}</dd>
      <dd className={styles.own}>
        {place === null ? 'Not known yet' : placeWords(place)}. {maker} gives no recovery.
      </dd>
    </div>
  )
}

const Score = ({ score }: { score: number }) => (
  <>
    <b>{score}</b> <small>of 100</small>
  </>
)

/** The maker's own scores under their own names; nothing without any. */
export function MakerScores({ without: { maker, maker_values } }: Pick<ReadinessValueProps, 'without'>) {
  if (maker_values.length === 0) return null
  return (
    <p className={styles.scores}>
      From {maker}: {maker_values.map(makerValueWords).join(', ')}
    </p>
  )
}
