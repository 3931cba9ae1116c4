import type { Point } from '@corner/analytics/series/points.ts'
import styles from './sparkline.module.css'
import { SPARKLINE_HEIGHT, SPARKLINE_WIDTH, sparklinePath } from './sparkline-path.ts'

interface SparklineProps {
  days: readonly string[]
  points: readonly Point[]
  spread: number
}

/** A value over the period, without numbers: they are beside it. */
export function Sparkline({ days, points, spread }: SparklineProps) {
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${SPARKLINE_WIDTH} ${SPARKLINE_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={sparklinePath(days, points, spread)} />
    </svg>
  )
}
