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
  /** Of the shape, CSS px. */
  markRadius?: number
  /** Values outside of these have a ring. */
  usual?: { from: number; to: number }
  /** From here on values may still grow: open dots, to which no line leads. */
  growsFrom?: number
}

const MARK_RADIUS_PX = 3.2
/** Of a day that is not over, on a line without dots. */
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
  const full = values.slice(0, stroke.growsFrom)
  context.setLineDash((stroke.pattern ?? []).map((px) => px * ratio))
  strokeThrough(canvas, full, axis)
  context.setLineDash([])
  for (const [place, value] of full.entries()) {
    if (value === null) continue
    const alone = (full[place - 1] ?? null) === null && (full[place + 1] ?? null) === null
    const radius = Math.max(stroke.dots ?? 0, alone ? stroke.width : 0)
    if (stroke.usual && (value < stroke.usual.from || value > stroke.usual.to))
      paintDot(canvas, place, value, axis, RING_RADIUS_PX, true)
    if (radius > 0) paintDot(canvas, place, value, axis, radius)
  }
  const markRadius = stroke.markRadius ?? MARK_RADIUS_PX
  if (stroke.mark) paintMarks(canvas, full, axis, { mark: stroke.mark, colour: stroke.colour, radius: markRadius })
  const openRadius = stroke.mark ? markRadius : stroke.dots || OPEN_RADIUS_PX
  for (let place = full.length; place < values.length; place++) {
    const value = values[place] ?? null
    // A line would dive to the floor of the scale each morning.
    if (value !== null) paintDot(canvas, place, value, axis, openRadius, true)
  }
  context.globalAlpha = 1
}

/** The line through the values, with a gap where one is missing. */
function strokeThrough({ context, x, y }: Canvas, values: Column['values'], axis: 'left' | 'right') {
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
}

function paintMarks(
  canvas: Canvas,
  values: Column['values'],
  axis: 'left' | 'right',
  { mark, colour, radius }: { mark: LineMark; colour: string; radius: number },
) {
  const every = values.length <= DOTS_UP_TO_PLACES ? 1 : Math.ceil(values.length / MARKS_OF_LONG)
  const last = values.findLastIndex((value) => value !== null)
  for (let place = last; place >= 0; place -= every) {
    const value = values[place] ?? null
    if (value === null) continue
    const at = { x: canvas.x(place), y: canvas.y(value, axis), colour, radius }
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
