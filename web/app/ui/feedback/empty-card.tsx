import type { ReactNode } from 'react'
import { Card } from '../layout/card.tsx'
import styles from './placeholder-card.module.css'

export interface EmptyCardProps {
  /** The title of the card it replaces. */
  title?: string
  /** Why it is empty, in a few words. */
  reason: string
  /** What to do next. */
  children?: ReactNode
  /** A button or link for that. */
  action?: ReactNode
}

/** Replaces a card without content: says why, and what to do next. */
export function EmptyCard({ title, reason, children, action }: EmptyCardProps) {
  return (
    <Card title={title}>
      <div className={styles.standIn}>
        <p className={styles.reason}>{reason}</p>
        {children !== undefined && <p className={styles.text}>{children}</p>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </Card>
  )
}
