import { FONT_WEIGHT } from '../../../ui/theme/font-weights.ts'
import { axisOf, type ChartDescription, type Column, subjectOf } from '../chart-description.ts'
import { firstGrowing } from '../growing.ts'
import { areChosenNamed, drawnColumns, drawsGrowing, type LineLook, spokenLooks } from '../line-colours.ts'
import { dashPattern, SWATCH_PATTERNS } from '../line-dashes.ts'
import { isThin, widthOf } from '../line-weights.ts'
import type { Canvas, ChartView } from './canvas.ts'
import { writeText } from './canvas.ts'
import { type EndLabel, endLabels } from './end-labels.ts'
import { DOTS_UP_TO_PLACES, paintLine } from './paint-line.ts'
import { paintMark } from './paint-mark.ts'
import { paintNormalBand } from './paint-normal-band.ts'
import { paintBandEdges, paintRunningDay, writeBandNames, writeRunningDay } from './paint-zones.ts'
import { pushApart } from './push-apart.ts'

const LABEL_DISTANCE_PX = 15
/** Right of the plot: a label's shape, then its text. */
const MARK_AT_PX = 28
const LABEL_AT_PX = 37
/** The piece of a broken line before its shape, from the shape's middle. */
const SWATCH_PX = 13
/** Between a leader line and the shapes at its ends. */
const LEADER_GAP_PX = 6
const LEADER_ALPHA = 0.55
/** Dotted, so that it is no value of the days after the last one. */
const LEADER_DOTS_PX = [1, 4] as const
const END_RADIUS_PX = 3.8
/** Of the shapes along a thin line. */
const THIN_MARK_PX = 2.4
/** Minimum width of the plot for names at the lines' ends. */
export const LABELS_FROM_PX = 560
const FAINT = 0.22
/** Opacity of chosen lines when there are more of them than colours. */
const LESS_FAINT = 0.45
/** With more values than this per px of width, that opacity is reduced. */
const UNCROWDED = 1.5

/** One or two metrics: the first solid, one on the right axis dashed. */
export function paintLines(canvas: Canvas, { description }: ChartView) {
  paintNormalBand(canvas, description, canvas.colours.series[0] ?? canvas.colours.ink)
  for (const [place, column] of description.columns.entries()) {
    const axis = axisOf(description, column)
    const dots = description.places.length > DOTS_UP_TO_PLACES ? 0 : axis === 'left' ? 3 : 2.4
    paintLine(canvas, column.values, axis, {
      colour: lineColour(canvas, description, column, place),
      width: axis === 'left' ? 2.2 : 1.8,
      pattern: dashPattern(axis),
      dots,
      ...(column.usual && { usual: column.usual }),
      growsFrom: firstGrowing(description, column.metric),
    })
  }
}

/** @param place index of the column */
export function lineColour({ colours }: Canvas, description: ChartDescription, column: Column, place: number): string {
  if (axisOf(description, column) === 'right') return colours.ink2
  return colours.series[place % colours.series.length] ?? colours.ink
}

export function paintManyLines(canvas: Canvas, { description }: ChartView) {
  const { colours } = canvas
  const spoken = spokenLooks(description, colours)
  const chosen = new Set(description.drawing.kind === 'many-lines' ? description.drawing.chosen : [])
  const drawn = drawnColumns(description)
  const alpha = areChosenNamed(description) ? FAINT : crowdedAlpha(canvas, description, drawn.length)
  paintRunningDay(canvas, description)
  paintBandEdges(canvas, description)
  paintNormalBand(canvas, description, [...spoken.values()][0]?.colour ?? colours.ink)
  const shown = (column: Column) =>
    drawsGrowing(description) ? column.values : column.values.slice(0, firstGrowing(description, column.metric))
  for (const column of drawn) {
    if (spoken.has(subjectOf(column))) continue
    paintLine(canvas, shown(column), axisOf(description, column), {
      colour: colours.ink3,
      width: 1,
      alpha: chosen.has(subjectOf(column)) ? alpha : FAINT,
      pattern: dashPattern(axisOf(description, column)),
      growsFrom: firstGrowing(description, column.metric),
    })
  }
  const inFront = (column: Column) => Number(!isThin(description, subjectOf(column)))
  for (const column of drawn.toSorted((one, other) => inFront(one) - inFront(other))) {
    const subject = subjectOf(column)
    const look = spoken.get(subject)
    const axis = axisOf(description, column)
    if (!look) continue
    const stroke = {
      ...look,
      ...(isThin(description, subject) && { markRadius: THIN_MARK_PX }),
      width: widthOf(description, subject, axis),
      pattern: dashPattern(axis, look.dash),
      growsFrom: firstGrowing(description, column.metric),
    }
    paintLine(canvas, shown(column), axis, stroke)
  }
  writeBandNames(canvas, description)
  writeRunningDay(canvas, description)
  paintEndLabels(canvas, description, spoken)
}

/** The more lines cross, the fainter each is drawn, or a season on a phone would become a grey block. */
function crowdedAlpha({ width, ratio }: Canvas, { places }: ChartDescription, lines: number): number {
  const crowd = (lines * places.length * ratio) / width
  return Math.max(FAINT, LESS_FAINT * Math.sqrt(Math.min(1, UNCROWDED / crowd)))
}

/** The labels with their middles; `hasRoom`: they are written at the lines' ends. */
function placedLabels(canvas: Canvas, description: ChartDescription, spoken: ReadonlyMap<string, LineLook>) {
  const { ratio, y, top, height, chartWidth, colours } = canvas
  const labels = endLabels(description, spoken)
  const heights = pushApart(
    labels.map(({ value }) => y(value, 'left')),
    LABEL_DISTANCE_PX * ratio,
    top,
    top + height,
  )
  return { labels, heights, hasRoom: endLabelRoom(description, spoken, chartWidth, colours.font) > 0 }
}

/** The subject whose label at a line's end is at a point of the canvas. */
export function nameAt(canvas: Canvas, description: ChartDescription, x: number, y: number): string | null {
  const { colours, left, width, rightAxis, ratio } = canvas
  if (description.drawing.kind !== 'many-lines' || x < left + width + rightAxis + (MARK_AT_PX - END_RADIUS_PX) * ratio)
    return null
  const spoken = spokenLooks(description, colours)
  const { labels, heights, hasRoom } = placedLabels(canvas, description, spoken)
  if (!hasRoom) return null
  const place = heights.findIndex((middle) => Math.abs(middle - y) <= (LABEL_DISTANCE_PX / 2) * ratio)
  return labels[place]?.subject ?? null
}

function paintEndLabels(canvas: Canvas, description: ChartDescription, spoken: ReadonlyMap<string, LineLook>) {
  const { ratio, y, colours } = canvas
  const edge = canvas.left + canvas.width + canvas.rightAxis
  const { labels, heights, hasRoom } = placedLabels(canvas, description, spoken)
  if (hasRoom) for (const [place, label] of labels.entries()) paintLeader(canvas, label, heights[place] ?? 0)
  for (const [place, label] of labels.entries()) {
    const { colour, mark, text, subject } = label
    paintMark(canvas, mark, { x: canvas.x(label.place), y: y(label.value, 'left'), colour, radius: END_RADIUS_PX })
    // In a narrow chart, the names are below the plot.
    if (!hasRoom) continue
    const middle = heights[place] ?? 0
    paintSwatch(canvas, label, edge, middle)
    paintMark(canvas, mark, { x: edge + MARK_AT_PX * ratio, y: middle, colour, radius: END_RADIUS_PX })
    const weight = isThin(description, subject) ? FONT_WEIGHT.regular : FONT_WEIGHT.strong
    const at = { x: edge + LABEL_AT_PX * ratio, y: middle, align: 'left', baseline: 'middle' } as const
    writeText(canvas, text, { ...at, colour: colours.ink, weight })
  }
}

/** A piece of a broken line before the shape at its label. */
function paintSwatch({ context, ratio }: Canvas, { colour, dash }: EndLabel, edge: number, middle: number) {
  if (!dash) return
  context.strokeStyle = colour
  context.lineWidth = 2 * ratio
  context.setLineDash(SWATCH_PATTERNS[dash].map((px) => px * ratio))
  context.beginPath()
  context.moveTo(edge + (MARK_AT_PX - SWATCH_PX) * ratio, middle)
  context.lineTo(edge + MARK_AT_PX * ratio, middle)
  context.stroke()
  context.setLineDash([])
}

/** A row of fine dots from the end of an athlete's line to its label: level to the edge of the plot, then to the label. */
function paintLeader(canvas: Canvas, { value, place, dash }: EndLabel, middle: number) {
  const { context, ratio, colours, left, width, rightAxis } = canvas
  const [from, edge, height] = [canvas.x(place), left + width, canvas.y(value, 'left')]
  context.strokeStyle = colours.ink3
  context.globalAlpha = LEADER_ALPHA
  context.lineWidth = ratio
  context.setLineDash(LEADER_DOTS_PX.map((px) => px * ratio))
  context.beginPath()
  if (edge - from > 2 * LEADER_GAP_PX * ratio) {
    context.moveTo(from + LEADER_GAP_PX * ratio, height)
    context.lineTo(edge, height)
  }
  // Not across the numbers of a right axis.
  if (rightAxis > 0 || edge - from <= 2 * LEADER_GAP_PX * ratio)
    context.moveTo(edge + rightAxis + (rightAxis > 0 ? 2 : LEADER_GAP_PX) * ratio, height)
  context.lineTo(edge + rightAxis + (MARK_AT_PX - (dash ? SWATCH_PX + 1 : LEADER_GAP_PX)) * ratio, middle)
  context.stroke()
  context.setLineDash([])
  context.globalAlpha = 1
}

let ruler: CanvasRenderingContext2D | null = null

/**
 * Width of the labels at the lines' ends, CSS px; 0: none are drawn, because the chart is too narrow or nothing is
 * chosen.
 */
export function endLabelRoom(
  description: ChartDescription,
  spoken: ReadonlyMap<string, LineLook>,
  chartWidth: number,
  font: string,
): number {
  if (chartWidth < LABELS_FROM_PX) return 0
  ruler ??= document.createElement('canvas').getContext('2d')
  if (!ruler) return 0
  ruler.font = `${FONT_WEIGHT.strong} 12px ${font}`
  let widest = 0
  for (const { text } of endLabels(description, spoken)) widest = Math.max(widest, ruler.measureText(text).width)
  return widest === 0 ? 0 : Math.min(widest + LABEL_AT_PX + 8, chartWidth / 3)
}
