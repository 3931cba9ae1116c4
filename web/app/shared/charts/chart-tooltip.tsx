import styles from './chart.module.css'
import type { ChartDescription, ChartReading } from './chart-description.ts'
import { readPlace } from './chart-reading.ts'

export interface ChartTooltipProps {
  description: ChartDescription
  reading: ChartReading
  /** Position and width of the box, CSS px. */
  left: number
  boxWidth: number
}

/** The tooltip at the pointer, on the side with more room. Screen readers get it from DrawnChart. */
export function ChartTooltip({ description, reading, left, boxWidth }: ChartTooltipProps) {
  const { label, rows, remark } = readPlace(description, reading)
  const side = left > boxWidth / 2 ? { right: boxWidth - left + 12 } : { left: left + 12 }
  return (
    <div aria-hidden="true" className={styles.reading}>
      <div className={styles.tooltip} style={side}>
        <b>{label}</b>
        {rows.map(({ id, name, value, pointed }) => (
          <span key={id} className={pointed ? styles.pointed : styles.row}>
            <bdi>{name}</bdi>
            <span>{value}</span>
          </span>
        ))}
        {remark && <span className={styles.remark}>{remark}</span>}
      </div>
    </div>
  )
}
