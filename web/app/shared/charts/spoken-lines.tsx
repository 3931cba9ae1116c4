import type { CSSProperties } from 'react'
import styles from './chart.module.css'
import type { ChartDescription } from './chart-description.ts'
import { spokenEntries } from './legend-entries.ts'
import { hasRightAxis } from './painting/paint-lines.ts'
import { useChartColours } from './use-chart-colours.ts'

/** Among many lines: who those in colour are, under a plot that cannot say it at the lines' ends: too narrow, or with an axis there. */
export function SpokenLines({ description }: { description: ChartDescription }) {
  const entries = spokenEntries(description, useChartColours())
  if (entries.length === 0) return null
  return (
    <ul className={styles.spoken} data-always={hasRightAxis(description)}>
      {entries.map(({ id, name, colour }) => (
        <li key={id}>
          <span aria-hidden="true" className={styles.line} style={{ '--mark': colour } as CSSProperties} />
          {name}
        </li>
      ))}
    </ul>
  )
}
