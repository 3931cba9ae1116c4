import type { CSSProperties } from 'react'
import { Card } from '../layout/card.tsx'
import { StatCards } from '../layout/stat-card.tsx'
import styles from './skeleton.module.css'

/** A grey placeholder for loading content. */
export function Skeleton({ height, width = '100%' }: { height: number; width?: number | string }) {
  return <span aria-hidden="true" className={styles.bone} style={{ height, width }} />
}

/** Placeholder for a select of a page's header, as high as it is. */
export function ControlSkeleton({ width }: { width: number }) {
  return (
    <span
      aria-hidden="true"
      className={`${styles.bone} ${styles.control}`}
      style={{ '--wide': `${width}px` } as CSSProperties}
    />
  )
}

/** Placeholder for stat cards, as high as they are. */
export function StatCardsSkeleton({ count }: { count: number }) {
  return (
    <StatCards>
      {Array.from({ length: count }, (_, place) => (
        <Card key={place}>
          <span aria-hidden="true" className={`${styles.bone} ${styles.label}`} />
          <span aria-hidden="true" className={`${styles.bone} ${styles.figure}`} />
          <span aria-hidden="true" className={`${styles.bone} ${styles.line}`} />
        </Card>
      ))}
    </StatCards>
  )
}

/** Placeholder for a chart card: title line and plot. */
export function ChartCardSkeleton({ title, height = 250 }: { title: string; height?: number }) {
  return (
    <Card title={title} aria-busy="true">
      <Skeleton height={height} />
    </Card>
  )
}

/** Placeholder for a card with lines: a table, a text. */
export function CardSkeleton({ lines }: { lines: number }) {
  return (
    <Card aria-busy="true">
      <LinesSkeleton lines={lines} />
    </Card>
  )
}

/** Placeholder for lines of a card of which the rest is there. */
export function LinesSkeleton({ lines }: { lines: number }) {
  return Array.from({ length: lines }, (_, place) => <Skeleton key={place} height={40} />)
}
