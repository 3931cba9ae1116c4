import { useId } from 'react'
import styles from './chart.module.css'
import { type ChartDescription, hasValues } from './chart-description.ts'
import { ChartLegend } from './chart-legend.tsx'
import { ChartTable } from './chart-table.tsx'
import { DrawnChart } from './drawn-chart.tsx'

/** Height of the plot with its axis, CSS px. */
const PLOT_PX = 250
/** Height of a whole chart: legend, plot, and the line that opens the table. A skeleton of this height gives way without a jump. */
export const CHART_PX = PLOT_PX + 24 + 32

/** A chart with its legend and its table. Without any value it says why, in the same room. */
export function Chart({ description }: { description: ChartDescription }) {
  const helpId = useId()
  const [metric] = description.columns.map((column) => column.metric)
  if (!hasValues(description)) {
    return (
      <div className={styles.empty} style={{ minHeight: CHART_PX }}>
        <p className={styles.emptyTitle}>{metric?.empty.title ?? 'No Data Available'}</p>
        {metric && <p className={styles.emptyText}>{metric.empty.text}</p>}
      </div>
    )
  }
  return (
    <figure className={styles.chart} aria-label={description.name}>
      <ChartLegend description={description} />
      <DrawnChart description={description} height={PLOT_PX} helpId={helpId} />
      <p id={helpId} className="visually-hidden">
        Left and right arrow keys read it {description.placeName.toLowerCase()} by {description.placeName.toLowerCase()}
        {description.drawing.kind === 'many-lines' ? ', up and down go from line to line' : ''}; Home and End go to the
        first and the last, Escape leaves. The same numbers stand in the table below.
      </p>
      <ChartTable description={description} />
    </figure>
  )
}
