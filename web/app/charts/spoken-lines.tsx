import type { CSSProperties } from 'react'
import styles from './chart.module.css'
import type { ChartDescription } from './chart-description.ts'
import { endLabels } from './end-labels.ts'
import { spokenColours } from './line-colours.ts'
import { useChartColours } from './use-chart-colours.ts'

/** Among many lines: who those in colour are, under a plot that is too narrow to say it at the lines' ends. */
export function SpokenLines({ description }: { description: ChartDescription }) {
  const { series, bands } = useChartColours()
  const labels = endLabels(description, spokenColours(description, series, bands.red))
  if (labels.length === 0) return null
  return (
    <ul className={styles.spoken}>
      {labels.map(({ id, text, colour }) => (
        <li key={id}>
          <span aria-hidden="true" className={styles.line} style={{ '--mark': colour } as CSSProperties} />
          {text}
        </li>
      ))}
    </ul>
  )
}
