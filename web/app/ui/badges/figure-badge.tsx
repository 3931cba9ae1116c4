import type { ReactNode } from 'react'
import styles from './figure-badge.module.css'

const SHAPES = {
  plain: null,
  up: <path d="M4.5 1L8 8H1Z" fill="currentColor" />,
  low: <path d="M4.5 8L8 1H1Z" fill="currentColor" />,
  green: <circle cx="4.5" cy="4.5" r="4" fill="currentColor" />,
  orange: <path d="M4.5 0L9 9H0Z" fill="currentColor" />,
}

/**
 * A number beside a chart's title: above or under what is usual, or in the green and orange of
 * docs/reference/look.md#principles, each with a shape.
 */
export function FigureBadge({ tone, children }: { tone: keyof typeof SHAPES; children: ReactNode }) {
  return (
    <span className={`${styles.badge} ${styles[tone] ?? ''}`}>
      {SHAPES[tone] && (
        <svg viewBox="0 0 9 9" aria-hidden="true">
          {SHAPES[tone]}
        </svg>
      )}
      {children}
    </span>
  )
}
