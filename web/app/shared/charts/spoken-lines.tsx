import styles from './chart.module.css'
import type { ChartDescription } from './chart-description.ts'
import { spokenEntries } from './legend-entries.ts'
import { LineMarkIcon } from './line-mark.tsx'
import { LitName } from './lit-name.tsx'
import { useChartColours } from './use-chart-colours.ts'

/**
 * Names of the coloured lines below a narrow plot, where the lines' ends have no room for them.
 */
export function SpokenLines({ description }: { description: ChartDescription }) {
  const entries = spokenEntries(description, useChartColours())
  if (entries.length === 0) return null
  return (
    <ul className={styles.spoken}>
      {entries.map(({ id, subject, name, colour, shape, dash, isThin }) => (
        <li key={id} className={isThin ? styles.thin : undefined}>
          <LitName subject={subject}>
            <LineMarkIcon mark={shape} colour={colour} dash={dash} />
            <bdi>{name}</bdi>
          </LitName>
        </li>
      ))}
    </ul>
  )
}
