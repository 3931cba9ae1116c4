import type { ReactNode } from 'react'
import styles from './notice.module.css'
import { type State, StateShape } from './state-badge.tsx'

const STATE_OF_KIND = { error: 'red', warning: 'caution', success: 'ready', note: 'none' } as const satisfies Record<
  string,
  State
>

/** A message in the flow of the page. An error is read out at once, the others when the reader pauses. */
export function Notice({ kind, children }: { kind: keyof typeof STATE_OF_KIND; children: ReactNode }) {
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={`${styles.notice} ${styles[kind]}`}>
      <StateShape state={STATE_OF_KIND[kind]} />
      <div>{children}</div>
    </div>
  )
}

/** Where a form will say that it is done: it stands there before, so that what comes is read out. */
export function NoticePlace({ children }: { children: ReactNode }) {
  return (
    <div className={styles.place} aria-live="polite">
      {children}
    </div>
  )
}
