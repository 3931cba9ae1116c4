import type { CSSProperties } from 'react'
import styles from './chart.module.css'
import type { ChartDescription } from './chart-description.ts'
import { spokenEntries } from './legend-entries.ts'
import { hasRightAxis } from './painting/paint-lines.ts'
import { useChartColours } from './use-chart-colours.ts'

/**
 * Names of the coloured lines below the plot, where the lines' ends have no room for them: narrow charts, or a second
 * axis.
 */
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
