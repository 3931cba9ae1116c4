import type { ReactNode } from 'react'
import styles from './page-head.module.css'

export interface PageHeadProps {
  title: string
  subtitle?: ReactNode
  /** Stands before the title: whose page it is. */
  emblem?: ReactNode
  /** The selects and buttons that rule the whole page. */
  children?: ReactNode
}

/** The page's one larger title, and beside it what rules the page. */
export function PageHead({ title, subtitle, emblem, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      {emblem}
      <div className={styles.words}>
        <h1>{title}</h1>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {children !== undefined && <div className={styles.controls}>{children}</div>}
    </header>
  )
}

/** The width and edges of a screen under the top bar. */
export function Page({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <main id="main" className={`${styles.page} ${narrow ? styles.narrow : ''}`}>
      {children}
    </main>
  )
}
