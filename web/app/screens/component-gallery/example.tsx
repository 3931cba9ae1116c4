import type { ReactNode } from 'react'
import styles from './component-gallery-screen.module.css'

/** A component's name with its examples. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.shown}>
      <h3>{name}</h3>
      <div className={styles.states}>{children}</div>
    </div>
  )
}

/** The same examples in light and dark, side by side. */
export function InBothThemes({ title, children }: { title: string; children: () => ReactNode }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.themes}>
        <div data-theme="light" className={styles.ground}>
          {children()}
        </div>
        <div data-theme="dark" className={styles.ground}>
          {children()}
        </div>
      </div>
    </section>
  )
}
