import { type ReactNode, useSyncExternalStore } from 'react'
import styles from './chart.module.css'
import { pageLit } from './pointing/lit-store.ts'

/** For anything that names an athlete: pointing at it, or its focus, lights up the athlete's lines in all charts. */
export function lighting(subject: string) {
  return {
    onPointerEnter: () => pageLit.hover(subject),
    onPointerLeave: () => pageLit.hover(null),
    onFocus: () => pageLit.hover(subject),
    onBlur: () => pageLit.hover(null),
  }
}

/** An athlete's name beside a chart. A press keeps the athlete's lines lit up, a second one or Escape lets them go. */
export function LitName({ subject, children }: { subject: string; children: ReactNode }) {
  const pinned = useSyncExternalStore(pageLit.subscribe, pageLit.readPinned)
  return (
    <button
      type="button"
      className={styles.name}
      aria-pressed={pinned === subject}
      onClick={() => pageLit.pin(subject)}
      {...lighting(subject)}
    >
      {children}
    </button>
  )
}
