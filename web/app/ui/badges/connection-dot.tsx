import type { ReactNode } from 'react'
import styles from './connection-dot.module.css'

/** Whether a device is linked: a green disc or a red ring, and the word. */
export function ConnectionDot({ isConnected, children }: { isConnected: boolean; children: ReactNode }) {
  return (
    <span className={styles.connection}>
      <span className={isConnected ? styles.connected : styles.missing} aria-hidden="true" />
      {children}
    </span>
  )
}
