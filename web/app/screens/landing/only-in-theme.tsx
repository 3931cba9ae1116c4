import type { Theme } from '@corner/contract/storage-keys.ts'
import type { ReactNode } from 'react'
import styles from './shown-in.module.css'

/**
 * Shows its children in one theme only, by CSS alone, so that it is right before any script runs. Lazy pictures inside
 * are only fetched when visible.
 */
export function OnlyInTheme({ theme, children }: { theme: Theme; children: ReactNode }) {
  return <span className={theme === 'dark' ? styles.dark : styles.light}>{children}</span>
}
