import { dayLabel } from '@corner/analytics/days/day-label.ts'
import uPlot from 'uplot'
import { axisOf, type ChartDescription, type ChartMetric, type Column, isLines } from '../chart-description.ts'
import { spokenLooks } from '../line-colours.ts'
import type { ChartView } from '../painting/canvas.ts'
import { endLabelRoom, LABELS_FROM_PX } from '../painting/paint-lines.ts'
import { stackedTops } from '../painting/stacked-tops.ts'
import { showTicks } from '../show-value.ts'
import { type ChartScale, labelledPlaces, scaleOf } from './chart-scale.ts'

const TEXT_PX = 12
const CHARACTER_PX = 6.9
const DAY_LABEL_PX = 52
const BOUND_LABEL_PX = 34
const LEAST_EDGE_PX = 22
/**
 * Right of the plots of a team, with a right axis or without, so that a day stands at the same place in all of them: for
 * the longest of the usual labels, or for a right axis.
 */
const TEAM_EDGE_PX = { labelled: 240, narrow: 46 } as const
/** Width of `100%`: keeps the left edges of charts aligned. */
const LEAST_LEFT_AXIS_PX = 42

/** The scales of a chart. */
export interface Axes {
  left: ChartScale
  right: (ChartScale & { metric: ChartMetric }) | null
}

export function axesOf(description: ChartDescription): Axes {
  const columns = columnsToFit(description)
  const onLeft = columns.filter((column) => axisOf(description, column) === 'left')
  const [rightColumn] = columns.filter((column) => axisOf(description, column) === 'right')
  const right = rightColumn?.metric ?? description.rightMetric
  return {
    left: scaleOf(description.metric, onLeft, description.normalBand?.limits),
    right: right ? { metric: right, ...scaleOf(right, rightColumn ? [rightColumn] : []) } : null,
  }
}

/** What the axis has room for: the tops of stacked bars, and a histogram's curve, which may rise above its bars. */
function columnsToFit({ columns, drawing }: ChartDescription): readonly Column[] {
  if (drawing.kind === 'stacked-bars') return stackedTops(columns)
  if (drawing.kind !== 'histogram') return columns
  return columns.map((column) => ({ ...column, values: [...column.values, ...drawing.curve] }))
}

/**
 * uPlot's axes: places at the bottom, one metric left and one right.
 * @param state current state when drawing
 * @param enlarged as in `PlotSize`
 */
export function axisOptions(
  state: () => Pick<ChartView, 'description' | 'colours'> & { axes: Axes },
  enlarged: number,
) {
  const { font: family } = state().colours
  const shared = {
    stroke: () => state().colours.ink3,
    font: `${TEXT_PX * enlarged}px ${family}`,
    ticks: { show: false },
  }
  const widthOf = (labels: string[] | null) => enlarged * axisWidth(labels ?? [])
  const below: uPlot.Axis = {
    ...shared,
    size: 28 * enlarged,
    gap: 10 * enlarged,
    grid: { show: false },
    splits: (u) => labelledAt(state().description, u.bbox.width / uPlot.pxRatio / enlarged),
    values: (_, splits) => splits.map((position) => placeLabel(state().description, position)),
  }
  const left: uPlot.Axis = {
    ...shared,
    scale: 'left',
    gap: 8 * enlarged,
    size: (_, labels) => Math.max(LEAST_LEFT_AXIS_PX * enlarged, widthOf(labels)),
    grid: { stroke: () => state().colours.line, width: enlarged },
    splits: () => [...state().axes.left.ticks],
    values: (_, ticks) => showTicks(state().description.metric, ticks),
  }
  const right: uPlot.Axis = {
    ...shared,
    scale: 'right',
    side: 1,
    gap: 8 * enlarged,
    size: (_, labels) => widthOf(labels),
    grid: { show: false },
    splits: () => [...(state().axes.right?.ticks ?? [])],
    values: (_, ticks) => {
      const { right: scale } = state().axes
      return scale ? showTicks(scale.metric, ticks) : []
    },
  }
  return [below, left, right]
}

const axisWidth = (labels: readonly string[]) =>
  labels.length > 0 ? 14 + CHARACTER_PX * Math.max(...labels.map(({ length }) => length)) : 0

/** CSS px; 0: there is none. */
export const rightAxisWidth = ({ right }: Axes): number => (right ? axisWidth(showTicks(right.metric, right.ticks)) : 0)

export function placesShown(description: ChartDescription): [number, number] {
  const { places } = description
  return isLines(description) && places.length > 1 ? [0, places.length - 1] : [-0.5, Math.max(places.length, 1) - 0.5]
}

/** The positions with a label. */
function labelledAt(description: ChartDescription, width: number): number[] {
  const { places, drawing } = description
  if (drawing.kind === 'histogram')
    return labelledPlaces(drawing.bounds.length, width, BOUND_LABEL_PX).map((bound) => bound - 0.5)
  return labelledPlaces(places.length, width, DAY_LABEL_PX)
}

function placeLabel(description: ChartDescription, position: number): string {
  const { places, drawing } = description
  if (drawing.kind === 'histogram') return drawing.bounds[position + 0.5] ?? ''
  return dayLabel(places[position] ?? '')
}

/**
 * Space beside the plot and its right axis, CSS px: for names at the lines' ends, or half of the last place's label.
 * @param width of the chart
 */
export function rightEdge({ description, colours }: ChartView, axes: Axes, width: number): number {
  const room = endLabelRoom(description, spokenLooks(description, colours), width, colours.font)
  const ofAxis = rightAxisWidth(axes)
  if (description.drawing.kind !== 'many-lines') return ofAxis > 0 ? room : Math.max(LEAST_EDGE_PX, room)
  const edge = width < LABELS_FROM_PX ? TEAM_EDGE_PX.narrow : TEAM_EDGE_PX.labelled
  return Math.max(edge - ofAxis, room)
}
