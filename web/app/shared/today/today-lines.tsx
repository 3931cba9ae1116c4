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

/** What to do today in large letters, and below it how the athlete is, with its shape. Without advice that leads. */
export function TodayLines({ band, text, advice }: TodayLinesProps) {
  const shape = <StateShape state={RECOVERY_BADGES[band]?.state ?? 'none'} />
  const why = withWholeFigures(text)
  if (advice === null)
    return (
      <p className={`${styles.lead} ${styles.shaped}`}>
        {shape}
        <span>{why}</span>
      </p>
    )
  const { title, action } = advice
  return (
    <div className={styles.today}>
      <p className={styles.lead}>{action.startsWith(title) ? action : `${title}: ${action}`}</p>
      <p className={`${styles.why} ${styles.shaped}`}>
        {shape}
        <span>{why}</span>
      </p>
    </div>
  )
}
