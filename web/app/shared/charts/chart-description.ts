import { roundTo } from '@corner/analytics/numbers/rounding.ts'
import type { Axis } from '@corner/contract/metrics/metric-record.ts'

/** The metric on an axis. */
export interface ChartMetric {
  name: string
  /** Suffix of a number: `%`, ` ms`, ` h`, or nothing. */
  unit: string
  decimals: 0 | 1
  axis: Axis
  /** Counted over a day: the value of a day that is not over may still grow. */
  grows?: boolean
  /** Shown instead of a chart without any value. */
  empty: { title: string; text: string }
}

/** One line, or one segment of each bar. */
export interface Column {
  id: string
  name: string
  /** Used in files where `name` is shortened. */
  fullName?: string
  /** Groups the lines of one athlete: they are chosen, coloured and pointed at together. */
  subject?: string
  metric: ChartMetric
  /** The athlete's usual values: one outside of them has a ring on its line. */
  usual?: { from: number; to: number }
  /** One value for each place; null is a gap. */
  values: readonly (number | null)[]
}

/** Values at or above `from` are called `label` and drawn in `colour`; the first match counts, highest first. */
export interface Band {
  from: number
  label: string
  colour: BandColour
}
export type BandColour = 'ready' | 'ready-deep' | 'caution' | 'red' | 'green' | 'orange'

/** Marks a value that needs attention. */
export type StandsOut = { below: number } | { above: number }

/** An edge of the metric's bands on the left axis: a line, with the band on one side of it tinted and named. */
export interface BandEdge {
  at: number
  side: 'above' | 'below'
  colour: BandColour
  name: string
}

/** The range of an athlete's usual values on the left axis: a band behind the lines. */
export interface NormalBand {
  /** Legend text. */
  name: string
  /** null: not known yet, which the name says. */
  limits: { from: number; to: number } | null
}

/** Named lines that stand in front of the other named ones, which are thin until they are pointed at. */
export interface StrongLines {
  subjects: ReadonlySet<string>
  /** Legend text: whose they are. */
  name: string
}

type Drawing =
  /** A second metric goes on the right axis, dashed. */
  | { kind: 'lines' }
  /**
   * All lines faint; those of the chosen subjects in series colours with name and last value at the end. `colours`:
   * number of series colours. If more are chosen than those, or than `namedUpTo`, only those that `named-lines.ts` names by `standsOut` are coloured and
   * labelled. `order`: the subjects chosen anywhere on the page, of the columns in tables. `places`: the looks on the page
   * (`line-colours.ts`), one for each subject in all charts.
   */
  | {
      kind: 'many-lines'
      chosen: readonly string[]
      order?: readonly string[]
      places?: ReadonlyMap<string, number>
      colours: number
      namedUpTo?: number
      /** absent: all named lines are alike. */
      strong?: StrongLines
      standsOut: StandsOut
      edges?: readonly BandEdge[]
    }
  | { kind: 'bars'; bands: readonly Band[] }
  /** In steps of grey, the first column at the bottom and darkest. */
  | { kind: 'stacked-bars' }
  /**
   * `bounds`: labels of the bars' edges, one more than places. `curve`: heights at equal distances from the first edge
   * to the last.
   */
  | { kind: 'histogram'; bounds: readonly string[]; curve: readonly number[] }

/** Whose records a line is made of, where its maker changes within the days. */
export interface Makers {
  /** Absent: of the chart's only athlete. */
  subject?: string
  /** Oldest first; each ends with the day before the next one. */
  segments: readonly { name: string; from: string }[]
}

export interface ChartDescription {
  /** The accessible name. */
  name: string
  /** Days `YYYY-MM-DD`, or labels that are shown unchanged. */
  places: readonly string[]
  /** Heading of the table's first column. */
  placeName: string
  /** Of the left axis. */
  metric: ChartMetric
  /** Of a right axis that stays while none of its lines is drawn. */
  rightMetric?: ChartMetric
  columns: readonly Column[]
  drawing: Drawing
  normalBand?: NormalBand | null
  /** Whose records the lines are made of, where a maker changes; absent: one maker's each. */
  makers?: readonly Makers[]
  /** The day that is not over: what grows until then is dotted and open; absent: every day is over. */
  runningDay?: string
}

/** The point that is hovered or selected by keyboard: a place, and among many lines one of them. */
export interface ChartReading {
  place: number
  columnId: string | null
}

/** A reading with what the painters need. */
export interface PaintedReading extends ChartReading {
  /** The subject whose lines are highlighted. */
  subject: string | null
  /** Start of the selection, which ends at `place`. */
  markedFrom: number | null
  /** false: another chart of the group is pointed at, and this one shows no tooltip. */
  isOwn: boolean
}

/** A column with another metric than the chart's uses the right axis. */
export function axisOf(description: ChartDescription, column: Column): 'left' | 'right' {
  return column.metric === description.metric ? 'left' : 'right'
}

/** The subject of a line: the same for all lines of an athlete. */
export function subjectOf({ id, subject }: Column): string {
  return subject ?? id
}

/**
 * The columns in tables and files: those of the chosen subjects in the page's order of choosing, or all if the chart has
 * no choice.
 */
export function columnsTold({ columns, drawing }: ChartDescription): readonly Column[] {
  if (drawing.kind !== 'many-lines' || drawing.chosen.length === 0) return columns
  const { chosen, order = chosen } = drawing
  const isChosen = new Set(chosen)
  const placeOf = (column: Column) => {
    const place = order.indexOf(subjectOf(column))
    return place < 0 ? order.length : place
  }
  return columns
    .filter((column) => isChosen.has(subjectOf(column)))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}

export function bandOf(bands: readonly Band[], value: number): Band | undefined {
  return bands.find(({ from }) => value >= from)
}

/** By the number as it is shown: 15.04 reads 15.0 and is not above 15. */
export function doesStandOut(value: number, rule: StandsOut, { decimals }: Pick<ChartMetric, 'decimals'>): boolean {
  const shown = roundTo(value, decimals)
  return 'below' in rule ? shown < rule.below : shown > rule.above
}

export function isLines({ drawing }: ChartDescription): boolean {
  return drawing.kind === 'lines' || drawing.kind === 'many-lines'
}

export function hasValues(description: ChartDescription): boolean {
  return description.columns.some(({ values }) => values.some((value) => value !== null))
}
