import type { Canvas, ChartView } from './canvas.ts'
import { writeText } from './canvas.ts'
import { axisOf, type ChartDescription, type Column } from './chart-description.ts'
import { endLabels } from './end-labels.ts'
import { areChosenNamed, spokenColours } from './line-colours.ts'
import { pushApart } from './push-apart.ts'

const DOTS_UP_TO_PLACES = 31
const LABEL_DISTANCE_PX = 15
/** A plot at least this wide has room for names at the lines' ends. */
const LABELS_FROM_PX = 560

interface Stroke {
  colour: string
  width: number
  alpha?: number
  dashed?: boolean
  dots?: number
}

/** One line through its values. A missing value is a gap, and a value between two gaps is a dot. */
function paintLine(canvas: Canvas, values: Column['values'], axis: 'left' | 'right', stroke: Stroke) {
  const { context, ratio, x, y } = canvas
  context.save()
  context.globalAlpha = stroke.alpha ?? 1
  context.strokeStyle = stroke.colour
  context.fillStyle = stroke.colour
  context.lineWidth = stroke.width * ratio
  context.lineJoin = 'round'
  context.setLineDash(stroke.dashed ? [5 * ratio, 4 * ratio] : [])
  context.beginPath()
  let drawing = false
  for (const [place, value] of values.entries()) {
    if (value === null) drawing = false
    else if (drawing) context.lineTo(x(place), y(value, axis))
    else {
      context.moveTo(x(place), y(value, axis))
      drawing = true
    }
  }
  context.stroke()
  for (const [place, value] of values.entries()) {
    if (value === null) continue
    const alone = (values[place - 1] ?? null) === null && (values[place + 1] ?? null) === null
    const radius = Math.max(stroke.dots ?? 0, alone ? stroke.width : 0)
    if (radius > 0) paintDot(canvas, place, value, axis, radius)
  }
  context.restore()
}

function paintDot(
  { context, ratio, x, y }: Canvas,
  place: number,
  value: number,
  axis: 'left' | 'right',
  radius: number,
) {
  context.beginPath()
  context.arc(x(place), y(value, axis), radius * ratio, 0, 2 * Math.PI)
  context.fill()
}

/** One or two metrics: the first solid, one on the right axis dashed. */
export function paintLines(canvas: Canvas, { description, reading }: ChartView) {
  const { colours, context } = canvas
  for (const [place, column] of description.columns.entries()) {
    const axis = axisOf(description, column)
    const colour = axis === 'right' ? colours.ink2 : (colours.series[place % colours.series.length] ?? colours.ink)
    const dots = axis === 'left' && description.places.length <= DOTS_UP_TO_PLACES ? 3 : 0
    paintLine(canvas, column.values, axis, {
      colour,
      width: axis === 'left' ? 2.2 : 1.8,
      dashed: axis === 'right',
      dots,
    })
    const value = reading ? (column.values[reading.place] ?? null) : null
    if (!reading || value === null) continue
    context.fillStyle = colour
    paintDot(canvas, reading.place, value, axis, 5)
  }
}

export function paintManyLines(canvas: Canvas, { description, reading }: ChartView) {
  const { colours, context } = canvas
  const spoken = spokenColours(description, colours.series, colours.bands.red)
  const alpha = areChosenNamed(description, colours.series) ? 0.22 : 0.45
  const chosen = new Set(description.drawing.kind === 'many-lines' ? description.drawing.chosen : [])
  for (const { id, values } of description.columns) {
    if (!spoken.has(id))
      paintLine(canvas, values, 'left', { colour: colours.ink3, width: 1, alpha: chosen.has(id) ? alpha : 0.22 })
  }
  for (const { id, values } of description.columns) {
    const colour = spoken.get(id) ?? (id === reading?.columnId ? colours.ink : undefined)
    if (colour === undefined) continue
    paintLine(canvas, values, 'left', { colour, width: id === reading?.columnId ? 3 : 2.2 })
    const value = reading ? (values[reading.place] ?? null) : null
    if (!reading || value === null) continue
    context.fillStyle = colour
    paintDot(canvas, reading.place, value, 'left', id === reading.columnId ? 5 : 3.5)
  }
  paintEndLabels(canvas, description, spoken)
}

function paintEndLabels(canvas: Canvas, description: ChartDescription, spoken: ReadonlyMap<string, string>) {
  const { context, ratio, y, left, top, width, height } = canvas
  const labels = endLabels(description, spoken)
  const hasRoom = endLabelRoom(description, spoken, context.canvas.clientWidth, canvas.colours.font) > 0
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
    if (hasRoom) writeText(canvas, label.text, { ...at, colour: label.colour, weight: 600 })
  }
}

let ruler: CanvasRenderingContext2D | null = null

/** Width that the labels at the lines' ends need, CSS px; 0: none are drawn, for the chart is too narrow or nothing is chosen. */
export function endLabelRoom(
  description: ChartDescription,
  spoken: ReadonlyMap<string, string>,
  chartWidth: number,
  font: string,
): number {
  if (chartWidth < LABELS_FROM_PX) return 0
  ruler ??= document.createElement('canvas').getContext('2d')
  if (!ruler) return 0
  ruler.font = `600 12px ${font}`
  let widest = 0
  for (const { text } of endLabels(description, spoken)) widest = Math.max(widest, ruler.measureText(text).width)
  return widest === 0 ? 0 : Math.min(widest + 20, chartWidth / 3)
}
