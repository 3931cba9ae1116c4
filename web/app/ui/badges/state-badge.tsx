import type { ReactNode } from 'react'
import styles from './state-badge.module.css'

/** Blue, yellow, red as in the whole product; none: no data, neither good nor bad. */
export type State = 'ready' | 'caution' | 'red' | 'none'

/** plain: a ring, for what is neither a state nor without data. */
export type Shape = State | 'plain'

/** A state's shape, so that no meaning depends on colour alone. */
export function StateShape({ state }: { state: Shape }) {
  return (
    <svg className={styles.shape} viewBox="0 0 9 9" aria-hidden="true">
      {state === 'ready' && <circle cx="4.5" cy="4.5" r="4.5" fill="var(--ready)" />}
      {state === 'caution' && <path d="M4.5 0L9 9H0Z" fill="var(--caution)" />}
      {state === 'red' && <rect width="9" height="9" fill="var(--red)" />}
      {state === 'plain' && <circle className={styles.ring} cx="4.5" cy="4.5" r="3.75" fill="none" strokeWidth="1.5" />}
      {state === 'none' && <rect y="3.5" width="9" height="2" fill="var(--none)" />}
    </svg>
  )
}

/** A state with its shape and word. */
export function StateBadge({ state, children }: { state: State; children: ReactNode }) {
  return (
    <span className={`${styles.badge} ${styles[state]}`}>
      <StateShape state={state} />
      <span>{children}</span>
    </span>
  )
}
