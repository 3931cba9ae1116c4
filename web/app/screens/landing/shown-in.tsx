import type { Theme } from '@corner/contract/storage-keys.ts'
import type { ReactNode } from 'react'
import styles from './shown-in.module.css'

/** Shown in one theme only, by style alone: right before any script of the app runs. Lazy pictures inside are fetched only when shown. */
export function ShownIn({ theme, children }: { theme: Theme; children: ReactNode }) {
  return <span className={theme === 'dark' ? styles.dark : styles.light}>{children}</span>
}
