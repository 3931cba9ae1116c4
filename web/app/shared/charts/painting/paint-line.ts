import type { Column } from '../chart-description.ts'
import type { LineMark } from '../line-marks.ts'
import type { Canvas } from './canvas.ts'
import { paintMark } from './paint-mark.ts'

/** With more places, not every value has a dot or shape. */
export const DOTS_UP_TO_PLACES = 31

export interface Stroke {
  colour: string
  width: number
  alpha?: number
  /** Stroke and gap in turn, CSS px; by default a whole line. */
  pattern?: readonly number[]
  dots?: number
  /** The athlete's shape: on each value, or on some of very many. */
  mark?: LineMark
  /** Values outside of these have a ring. */
  usual?: { from: number; to: number }
  /** From here on values may still grow: dotted, with open dots. */
  growsFrom?: number
}

const MARK_RADIUS_PX = 3.2
/** At the end of the piece to a day that is not over. */
const OPEN_RADIUS_PX = 2
/** Around the dot of an unusual value. */
const RING_RADIUS_PX = 6
/** About as many shapes on a long line. */
const MARKS_OF_LONG = 12

/** Paints a line. A missing value is a gap, and a value between two gaps is a dot. */
export function paintLine(canvas: Canvas, values: Column['values'], axis: 'left' | 'right', stroke: Stroke) {
  const { context, ratio } = canvas
  context.globalAlpha = stroke.alpha ?? 1
  context.strokeStyle = stroke.colour
  context.fillStyle = stroke.colour
  context.lineWidth = stroke.width * ratio
  context.lineJoin = 'round'
  const growsFrom = Math.min(stroke.growsFrom ?? values.length, values.length)
  context.setLineDash((stroke.pattern ?? []).map((px) => px * ratio))
  strokePart(canvas, values, axis, 0, growsFrom)
  if (growsFrom < values.length) {
    context.setLineDash([2 * ratio, 3 * ratio])
    strokePart(canvas, values, axis, Math.max(0, growsFrom - 1), values.length)
    context.setLineDash([])
  }
  for (let place = 0; place < values.length; place++) {
    const value = values[place] ?? null
    if (value === null) continue
    const alone = (values[place - 1] ?? null) === null && (values[place + 1] ?? null) === null
    const radius = Math.max(stroke.dots ?? 0, alone ? stroke.width : 0)
    if (stroke.usual && (value < stroke.usual.from || value > stroke.usual.to))
      paintDot(canvas, place, value, axis, RING_RADIUS_PX, true)
    if (radius > 0) paintDot(canvas, place, value, axis, radius, place >= growsFrom)
  }
  if (stroke.mark) {
    paintMarks(canvas, values.slice(0, growsFrom), axis, stroke.mark, stroke.colour)
    for (const [place, value] of values.entries())
      if (place >= growsFrom && value !== null) paintDot(canvas, place, value, axis, OPEN_RADIUS_PX, true)
  }
  context.globalAlpha = 1
  context.setLineDash([])
}

/** The line from one place to before another. */
function strokePart(
  { context, x, y }: Canvas,
  values: Column['values'],
  axis: 'left' | 'right',
  from: number,
  end: number,
) {
  context.beginPath()
  let drawing = false
  for (let place = from; place < end; place++) {
    const value = values[place] ?? null
    if (value === null) drawing = false
    else if (drawing) context.lineTo(x(place), y(value, axis))
    else {
      context.moveTo(x(place), y(value, axis))
      drawing = true
    }
  }
  context.stroke()
}

function paintMarks(canvas: Canvas, values: Column['values'], axis: 'left' | 'right', mark: LineMark, colour: string) {
  const every = values.length <= DOTS_UP_TO_PLACES ? 1 : Math.ceil(values.length / MARKS_OF_LONG)
  const last = values.findLastIndex((value) => value !== null)
  for (let place = last; place >= 0; place -= every) {
    const value = values[place] ?? null
    if (value === null) continue
    const at = { x: canvas.x(place), y: canvas.y(value, axis), colour, radius: MARK_RADIUS_PX }
    paintMark(canvas, mark, at)
  }
}

/** A dot in the current fill colour, or `open`: a ring in the current colour of lines. */
export function paintDot(
  { context, ratio, x, y, colours }: Canvas,
  place: number,
  value: number,
  axis: 'left' | 'right',
  radius: number,
  open = false,
) {
  const { fillStyle } = context
  if (open) context.fillStyle = colours.card
  context.beginPath()
  context.arc(x(place), y(value, axis), radius * ratio, 0, 2 * Math.PI)
  context.fill()
  if (open) context.stroke()
  context.fillStyle = fillStyle
}
