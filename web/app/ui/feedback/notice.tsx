import type { ReactNode } from 'react'
import { type State, StateShape } from '../badges/state-badge.tsx'
import styles from './notice.module.css'

const STATE_OF_KIND = { error: 'red', warning: 'caution', success: 'ready', note: 'none' } as const satisfies Record<
  string,
  State
>

/** A message on the page. Errors are announced at once, others politely. */
export function Notice({ kind, children }: { kind: keyof typeof STATE_OF_KIND; children: ReactNode }) {
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={`${styles.notice} ${styles[kind]}`}>
      <StateShape state={STATE_OF_KIND[kind]} />
      <div>{children}</div>
    </div>
  )
}

/** A live region, rendered before the form's message, so that the message is announced. */
export function NoticeRegion({ children }: { children: ReactNode }) {
  return (
    <div className={styles.place} aria-live="polite">
      {children}
    </div>
  )
}
