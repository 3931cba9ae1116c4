import type { Point } from '@corner/analytics/series/points.ts'
import styles from './sparkline.module.css'
import { SPARKLINE_HEIGHT, SPARKLINE_WIDTH, sparklinePaths } from './sparkline-path.ts'

interface SparklineProps {
  days: readonly string[]
  points: readonly Point[]
  spread: number
  /** Days with values of few athletes. */
  thin: readonly { date: string }[]
}

/** A value over the period, without numbers: they are beside it. */
export function Sparkline({ days, points, spread, thin }: SparklineProps) {
  const { line, open } = sparklinePaths(days, points, spread, thin)
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${SPARKLINE_WIDTH} ${SPARKLINE_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={line} />
      {open !== '' && (
        <>
          <path d={open} className={styles.ring} />
          <path d={open} className={styles.hole} />
        </>
      )}
    </svg>
  )
}
