import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import styles from './form-page.module.css'

interface FormPageProps {
  title: string
  /** One line below the title. */
  lead?: string
  children: ReactNode
  below?: ReactNode
}

/** A screen with a single form: sign-in, registration. */
export function FormPage({ title, lead, children, below }: FormPageProps) {
  return (
    <main id="main" className={styles.page}>
      <Card>
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </Card>
      {below !== undefined && <p className={styles.below}>{below}</p>}
    </main>
  )
}
