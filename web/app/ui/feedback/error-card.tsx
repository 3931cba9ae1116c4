import type { ReactNode } from 'react'
import { StateShape } from '../badges/state-badge.tsx'
import { Button } from '../buttons/button.tsx'
import { Card } from '../layout/card.tsx'
import styles from './placeholder-card.module.css'

export interface ErrorCardProps {
  title?: string
  /** What went wrong, for the user. */
  message: string
  /** What still works, or what to do. */
  children?: ReactNode
  onRetry?: () => void
  retryLabel?: string
  /** A second action beside it. */
  otherAction?: ReactNode
}

/** Replaces a card that failed to load: what went wrong, what still works, and a retry button. */
export function ErrorCard({
  title,
  message,
  children,
  onRetry,
  retryLabel = 'Try Again',
  otherAction,
}: ErrorCardProps) {
  return (
    <Card title={title}>
      <div className={styles.standIn} role="alert">
        <p className={styles.reason}>
          <StateShape state="red" /> {message}
        </p>
        {children !== undefined && <p className={styles.text}>{children}</p>}
        {(onRetry || otherAction) && (
          <div className={styles.action}>
            {onRetry && (
              <Button kind="quiet" onClick={onRetry}>
                {retryLabel}
              </Button>
            )}
            {otherAction}
          </div>
        )}
      </div>
    </Card>
  )
}
