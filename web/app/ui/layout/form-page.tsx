import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import styles from './form-page.module.css'

/** A screen with a single form: sign-in, registration. */
export function FormPage({ title, children, below }: { title: string; children: ReactNode; below?: ReactNode }) {
  return (
    <main id="main" className={styles.page}>
      <Card>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </Card>
      {below !== undefined && <p className={styles.below}>{below}</p>}
    </main>
  )
}
