import type { CSSProperties } from 'react'
import styles from './chart.module.css'
import type { LegendEntry } from './legend-entries.ts'

/** The meaning of a chart's marks. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className={styles.legend}>
      {entries.map(({ id, name, byTouch, mark, colour }) => (
        <li key={id} className={mark === 'none' ? styles.said : undefined}>
          {mark !== 'none' && (
            <span aria-hidden="true" className={styles[mark]} style={{ '--mark': colour } as CSSProperties} />
          )}
          <bdi className={byTouch && styles.byMouse}>{name}</bdi>
          {byTouch && <bdi className={styles.byTouch}>{byTouch}</bdi>}
        </li>
      ))}
    </ul>
  )
}
