import { memo, useId, useMemo } from 'react'
import styles from './chart.module.css'
import { type ChartDescription, hasValues } from './chart-description.ts'
import { useChartGroup } from './chart-group.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { CHART_PX, LEGEND_PX, PLOT_PX } from './chart-size.ts'
import { ChartTable } from './chart-table.tsx'
import { DrawnChart } from './drawn-chart.tsx'
import { legendOf } from './legend-entries.ts'
import { SpokenLines } from './spoken-lines.tsx'
import { useChartColours } from './use-chart-colours.ts'
import { partShown } from './zoom.ts'

export interface ChartProps {
  description: ChartDescription
  /** Called with the subject of a pressed line. */
  onOpen?: (subject: string) => void
}

/**
 * A chart with legend and table, for the days that its group is zoomed to. Without values it says why, at the same
 * height.
 */
export const Chart = memo(function Chart({ description: whole, onOpen }: ChartProps) {
  const helpId = useId()
  const { zoom, zoomTo } = useChartGroup()
  const description = useMemo(() => partShown(whole, zoom), [whole, zoom])
  const colours = useChartColours()
  const { empty } = description.metric
  if (!hasValues(whole)) {
    return (
      <div className={styles.empty} style={{ minHeight: CHART_PX }}>
        <p className={styles.emptyTitle}>{empty.title}</p>
        <p className={styles.emptyText}>{empty.text}</p>
      </div>
    )
  }
  const legend = legendOf(description, colours)
  // The legend of many lines comes and goes with the choice: space is reserved, so that the plot does not move.
  const hasLegendRoom = legend.length > 0 || description.drawing.kind === 'many-lines'
  return (
    <figure className={styles.chart} aria-label={description.name}>
      {legend.length > 0 && <ChartLegend entries={legend} />}
      {hasLegendRoom && legend.length === 0 && <div className={styles.legendRoom} />}
      <DrawnChart
        description={description}
        height={hasLegendRoom ? PLOT_PX : PLOT_PX + LEGEND_PX}
        helpId={helpId}
        onOpen={onOpen}
      />
      <SpokenLines description={description} />
      <p id={helpId} className="visually-hidden">
        Left and right arrow keys read it {description.placeName.toLowerCase()} by {description.placeName.toLowerCase()}
        {description.drawing.kind === 'many-lines' ? ', up and down go from line to line' : ''}; Home and End go to the
        first and the last, Escape leaves.{onOpen && ' Enter opens the athlete whose line is read.'}
        {zoomTo && ' Shift and an arrow key mark a part, Enter zooms to it.'} The same numbers stand in the table below.
      </p>
      <ChartTable description={description} />
    </figure>
  )
})
