import type { Verdict } from '@corner/analytics/day-verdict/verdict.ts'
import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { StateShape } from '../../ui/badges/state-badge.tsx'
import styles from './verdict-chip.module.css'
import { VERDICT_STATES } from './verdict-states.ts'

/**
 * The verdict on an athlete's day by the mat sheet's word: Go, As planned, Ease, Rest or Ask, with its shape.
 * @param verdict undefined: still loading, and its room is kept; null: not known
 */
export function VerdictChip({ verdict }: { verdict: Verdict | null | undefined }) {
  if (verdict === null) return null
  if (verdict === undefined) return <span className={`${styles.chip} ${styles.loading}`} aria-hidden="true" />
  const { call, title } = VERDICT_WORDS[verdict]
  return (
    <span className={styles.chip} title={title}>
      <StateShape state={VERDICT_STATES[verdict]} />
      <span className="visually-hidden">Today: </span>
      {call}
    </span>
  )
}
