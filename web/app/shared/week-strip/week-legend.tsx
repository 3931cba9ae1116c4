import { StateShape } from '../../ui/badges/state-badge.tsx'
import styles from './week-strip.module.css'

const MARKS = [
  ['ready', 'ready'],
  ['caution', 'caution'],
  ['red', 'in the red'],
  ['none', 'no score'],
] as const

interface WeekLegendProps {
  /** What else is said the same way in each row. */
  note?: string
}

/** What the marks of all strips on a screen mean. */
export function WeekLegend({ note }: WeekLegendProps) {
  return (
    <p className={styles.legend}>
      Recovery of the last 7 days, oldest first:
      {MARKS.map(([state, word]) => (
        <span key={state} className={styles.mark}>
          <StateShape state={state} /> {word}
        </span>
      ))}
      {note && <span>{note}</span>}
    </p>
  )
}
