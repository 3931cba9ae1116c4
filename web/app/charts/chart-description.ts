/** What is measured, once for all charts that show it. */
export interface Metric {
  name: string
  /** As it stands behind a number: `%`, ` ms`, ` h`, or nothing. */
  unit: string
  decimals: 0 | 1
  /** `fit`: as far as the values go, to a round number. */
  axis: { from: number | 'fit'; to: number | 'fit'; ticks?: readonly number[] }
  /** What stands in the place of a chart without any value. */
  empty: { title: string; text: string }
}

/** One line, or one part of each bar. */
export interface Column {
  id: string
  name: string
  metric: Metric
  /** One value for each place of the chart; null is a gap. */
  values: readonly (number | null)[]
}

/** A value at or above `from` is called `label` and drawn in `colour`; the first that fits, highest first. */
export interface Band {
  from: number
  label: string
  colour: BandColour
}
export type BandColour = 'ready' | 'caution' | 'red' | 'green' | 'orange'

type Drawing =
  /** A second metric goes on the right axis, dashed. */
  | { kind: 'lines' }
  /**
   * All lines faint, the chosen ones in series colours with name and last value at the line's end. With more chosen than there are
   * colours those speak that need a look: whose newest value lies below `redBelow`.
   */
  | { kind: 'many-lines'; chosen: readonly string[]; redBelow: number }
  | { kind: 'bars'; bands: readonly Band[] }
  /** In steps of ink, the first column at the bottom and darkest. */
  | { kind: 'stacked-bars' }
  /** `bounds`: what stands under the bars' edges, one more than places. `curve`: heights from the first edge to the last, evenly. */
  | { kind: 'histogram'; bounds: readonly string[]; curve: readonly number[] }

export interface ChartDescription {
  /** What the chart shows, for those who do not see it. */
  name: string
  /** Days `YYYY-MM-DD`, or labels that are shown as they are. */
  places: readonly string[]
  /** What a place is: the head of the table's first column. */
  placeName: string
  /** Of the left axis. */
  metric: Metric
  columns: readonly Column[]
  drawing: Drawing
}

/** What the reader points at: a place, and among many lines one of them. */
export interface Reading {
  place: number
  columnId: string | null
}

/** A column of another metric than the chart's stands on the right. */
export function axisOf(description: ChartDescription, column: Column): 'left' | 'right' {
  return column.metric === description.metric ? 'left' : 'right'
}

export function bandOf(bands: readonly Band[], value: number): Band | undefined {
  return bands.find(({ from }) => value >= from)
}

export function hasValues(description: ChartDescription): boolean {
  return description.columns.some(({ values }) => values.some((value) => value !== null))
}
