import type { RecoveryBand } from '@corner/analytics/bands/recovery-bands.ts'
import { StateShape } from '../../ui/badges/state-badge.tsx'
import { withWholeFigures } from '../number-format/whole-figures.ts'
import { RECOVERY_BADGES } from './recovery-badges.ts'
import styles from './today-lines.module.css'

interface TodayLinesProps {
  band: RecoveryBand
  /** How the athlete is today and why. */
  text: string
  /** What the day's verdict makes of it; null: none could be made. */
  advice: { title: string; action: string } | null
}

/** The sentence about an athlete's day with its shape, and beside it what to do. */
export function TodayLines({ band, text, advice }: TodayLinesProps) {
  return (
    <div className={styles.today}>
      <p className={styles.sentence}>
        <StateShape state={RECOVERY_BADGES[band]?.state ?? 'none'} />
        <span>{withWholeFigures(text)}</span>
      </p>
      {advice !== null && (
        <p className={styles.advice}>
          {!advice.action.startsWith(advice.title) && <b>{advice.title}: </b>}
          {advice.action}
        </p>
      )}
    </div>
  )
}
