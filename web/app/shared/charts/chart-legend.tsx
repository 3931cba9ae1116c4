import type { CSSProperties } from 'react'
import styles from './chart.module.css'
import type { LegendEntry } from './legend-entries.ts'

/** The meaning of a chart's marks. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className={styles.legend}>
      {entries.map(({ id, name, mark, colour, others = [] }) => (
        <li key={id}>
          {mark !== 'none' &&
            [colour, ...others].map((one) => (
              <span key={one} aria-hidden="true" className={styles[mark]} style={{ '--mark': one } as CSSProperties} />
            ))}
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  )
}
