import type { ReactNode } from 'react'
import styles from './page-header.module.css'

export interface PageHeaderProps {
  title: string
  subtitle?: ReactNode
  /** A line over the title on phones, where the top bar has no room for it. */
  greeting?: string
  /** Before the title: the logo. */
  emblem?: ReactNode
  /** The controls of the whole page. */
  children?: ReactNode
}

/** The page's title with its controls beside it. */
export function PageHeader({ title, subtitle, greeting, emblem, children }: PageHeaderProps) {
  return (
    <header className={styles.head}>
      {emblem}
      <div className={styles.words}>
        {greeting !== undefined && <p className={styles.greeting}>{greeting}</p>}
        <h1>{title}</h1>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {children !== undefined && <div className={styles.controls}>{children}</div>}
    </header>
  )
}

/** Width and margins of a screen below the top bar. */
export function Page({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <main id="main" className={`${styles.page} ${narrow ? styles.narrow : ''}`}>
      {children}
    </main>
  )
}
