import { axisOf, type ChartDescription, type Column, subjectOf } from '../chart-description.ts'
import { areChosenNamed, spokenColours } from '../line-colours.ts'
import type { Canvas, ChartView } from './canvas.ts'
import { writeText } from './canvas.ts'
import { endLabels } from './end-labels.ts'
import { paintDot, paintLine } from './paint-line.ts'
import { paintNormalBand } from './paint-normal-band.ts'
import { pushApart } from './push-apart.ts'

const DOTS_UP_TO_PLACES = 31
const LABEL_DISTANCE_PX = 15
/** Minimum width of the plot for names at the lines' ends. */
const LABELS_FROM_PX = 560
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
    const dots = axis === 'left' && description.places.length <= DOTS_UP_TO_PLACES ? 3 : 0
    paintLine(canvas, column.values, axis, {
      colour: lineColour(canvas, description, column, place),
      width: axis === 'left' ? 2.2 : 1.8,
      dashed: axis === 'right',
      dots,
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
  const spoken = spokenColours(description, colours.series, colours.bands.red)
  const chosen = new Set(description.drawing.kind === 'many-lines' ? description.drawing.chosen : [])
  const alpha = areChosenNamed(description) ? FAINT : crowdedAlpha(canvas, description)
  paintNormalBand(canvas, description, [...spoken.values()][0] ?? colours.ink)
  for (const column of description.columns) {
    if (spoken.has(subjectOf(column))) continue
    paintLine(canvas, column.values, axisOf(description, column), {
      colour: colours.ink3,
      width: 1,
      alpha: chosen.has(subjectOf(column)) ? alpha : FAINT,
      dashed: axisOf(description, column) === 'right',
    })
  }
  for (const column of description.columns) {
    const colour = spoken.get(subjectOf(column))
    const dashed = axisOf(description, column) === 'right'
    if (colour)
      paintLine(canvas, column.values, axisOf(description, column), { colour, width: dashed ? 1.8 : 2.2, dashed })
  }
  paintEndLabels(canvas, description, spoken)
}

/** The more lines cross, the fainter each is drawn, or a season on a phone would become a grey block. */
function crowdedAlpha({ width, ratio }: Canvas, { columns, places }: ChartDescription): number {
  const crowd = (columns.length * places.length * ratio) / width
  return Math.max(FAINT, LESS_FAINT * Math.sqrt(Math.min(1, UNCROWDED / crowd)))
}

function paintEndLabels(canvas: Canvas, description: ChartDescription, spoken: ReadonlyMap<string, string>) {
  const { context, ratio, y, left, top, width, height, chartWidth, colours } = canvas
  const labels = endLabels(description, spoken)
  const hasRoom = endLabelRoom(description, spoken, chartWidth, colours.font) > 0
  const heights = pushApart(
    labels.map(({ value }) => y(value, 'left')),
    LABEL_DISTANCE_PX * ratio,
    top,
    top + height,
  )
  for (const [place, label] of labels.entries()) {
    context.fillStyle = label.colour
    paintDot(canvas, label.place, label.value, 'left', 3.5)
    const at = { x: left + width + 12 * ratio, y: heights[place] ?? 0, align: 'left', baseline: 'middle' } as const
    // Next to a right axis, the names are below the plot.
    if (hasRoom) writeText(canvas, label.text, { ...at, colour: label.colour, weight: 600 })
  }
}

let ruler: CanvasRenderingContext2D | null = null

/**
 * Width of the labels at the lines' ends, CSS px; 0: none are drawn, because the chart is too narrow, nothing is
 * chosen, or there is a second axis.
 */
export function endLabelRoom(
  description: ChartDescription,
  spoken: ReadonlyMap<string, string>,
  chartWidth: number,
  font: string,
): number {
  if (chartWidth < LABELS_FROM_PX || hasRightAxis(description)) return 0
  ruler ??= document.createElement('canvas').getContext('2d')
  if (!ruler) return 0
  ruler.font = `600 12px ${font}`
  let widest = 0
  for (const { text } of endLabels(description, spoken)) widest = Math.max(widest, ruler.measureText(text).width)
  return widest === 0 ? 0 : Math.min(widest + 20, chartWidth / 3)
}

export function hasRightAxis(description: ChartDescription): boolean {
  return description.columns.some((column) => axisOf(description, column) === 'right')
}
