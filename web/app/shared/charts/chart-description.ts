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
  /** Where `name` is short for it: what a file calls it. */
  fullName?: string
  /** Among many lines whose it is, when several lines are one athlete's: chosen, coloured and pointed at together. */
  subject?: string
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

/** A value that needs a look. */
export type StandsOut = { below: number } | { above: number }

/** Where an athlete's values usually lie, on the left axis: a band behind the lines. */
export interface NormalBand {
  /** As the legend calls it. */
  name: string
  /** null: it is not known yet, as the name says. */
  limits: { from: number; to: number } | null
}

type Drawing =
  /** A second metric goes on the right axis, dashed. */
  | { kind: 'lines' }
  /**
   * All lines faint, those of the chosen subjects in series colours with name and last value at the line's end. `colours`: how many
   * of the series. With more chosen than that those speak that need a look: whose newest value on the left axis stands out.
   */
  | { kind: 'many-lines'; chosen: readonly string[]; colours: number; standsOut: StandsOut }
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
  normalBand?: NormalBand | null
}

/** What the reader points at: a place, and among many lines one of them. */
export interface Reading {
  place: number
  columnId: string | null
}

/** A reading as it is painted. */
export interface PaintedReading extends Reading {
  /** Whose lines are lifted out. */
  subject: string | null
  /** Where a part begins that is being marked, up to `place`. */
  markedFrom: number | null
  /** false: a chart beside it is pointed at, and no tooltip stands here. */
  isOwn: boolean
}

/** A column of another metric than the chart's stands on the right. */
export function axisOf(description: ChartDescription, column: Column): 'left' | 'right' {
  return column.metric === description.metric ? 'left' : 'right'
}

/** Whose line it is: of an athlete with several, the same for each. */
export function subjectOf({ id, subject }: Column): string {
  return subject ?? id
}

/** Lines and bars whose lines are chosen, or all where none can be: what a table and a file tell. */
export function columnsTold({ columns, drawing }: ChartDescription): readonly Column[] {
  if (drawing.kind !== 'many-lines' || drawing.chosen.length === 0) return columns
  const chosen = new Set(drawing.chosen)
  return columns.filter((column) => chosen.has(subjectOf(column)))
}

export function bandOf(bands: readonly Band[], value: number): Band | undefined {
  return bands.find(({ from }) => value >= from)
}

export function doesStandOut(value: number, rule: StandsOut): boolean {
  return 'below' in rule ? value < rule.below : value > rule.above
}

export function isLines({ drawing }: ChartDescription): boolean {
  return drawing.kind === 'lines' || drawing.kind === 'many-lines'
}

export function hasValues(description: ChartDescription): boolean {
  return description.columns.some(({ values }) => values.some((value) => value !== null))
}
