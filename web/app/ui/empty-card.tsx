import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import styles from './standing-in.module.css'

export interface EmptyCardProps {
  /** The subject, where the full card would carry it. */
  title?: string
  /** Why there is nothing, in a few words. */
  reason: string
  /** What to do next. */
  children?: ReactNode
  /** A button or link that does it. */
  action?: ReactNode
}

/** In the place of a card that has nothing to show: why, and what to do next. */
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
