import { useId } from 'react'
import styles from './chart.module.css'
import { type ChartDescription, hasValues } from './chart-description.ts'
import { ChartLegend, legendOf } from './chart-legend.tsx'
import { ChartTable } from './chart-table.tsx'
import { DrawnChart } from './drawn-chart.tsx'
import { SpokenLines } from './spoken-lines.tsx'
import { useChartColours } from './use-chart-colours.ts'

/** Height of the plot with its axis, CSS px. */
const PLOT_PX = 250
const LEGEND_PX = 24
const TABLE_LINE_PX = 32
/** Height of a whole chart: legend, plot, and the line that opens the table. A skeleton of this height gives way without a jump. */
export const CHART_PX = PLOT_PX + LEGEND_PX + TABLE_LINE_PX

/** A chart with its legend and its table. Without any value it says why, in the same room. */
export function Chart({ description }: { description: ChartDescription }) {
  const helpId = useId()
  const { series } = useChartColours()
  const { empty } = description.metric
  if (!hasValues(description)) {
    return (
      <div className={styles.empty} style={{ minHeight: CHART_PX }}>
        <p className={styles.emptyTitle}>{empty.title}</p>
        <p className={styles.emptyText}>{empty.text}</p>
      </div>
    )
  }
  const legend = legendOf(description, series)
  return (
    <figure className={styles.chart} aria-label={description.name}>
      {legend.length > 0 && <ChartLegend entries={legend} />}
      <DrawnChart
        description={description}
        height={legend.length > 0 ? PLOT_PX : PLOT_PX + LEGEND_PX}
        helpId={helpId}
      />
      <SpokenLines description={description} />
      <p id={helpId} className="visually-hidden">
        Left and right arrow keys read it {description.placeName.toLowerCase()} by {description.placeName.toLowerCase()}
        {description.drawing.kind === 'many-lines' ? ', up and down go from line to line' : ''}; Home and End go to the
        first and the last, Escape leaves. The same numbers stand in the table below.
      </p>
      <ChartTable description={description} />
    </figure>
  )
}
