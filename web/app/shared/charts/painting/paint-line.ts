import type { Column } from '../chart-description.ts'
import type { Canvas } from './canvas.ts'

export interface Stroke {
  colour: string
  width: number
  alpha?: number
  dashed?: boolean
  dots?: number
}

/** Paints a line. A missing value is a gap, and a value between two gaps is a dot. */
export function paintLine(canvas: Canvas, values: Column['values'], axis: 'left' | 'right', stroke: Stroke) {
  const { context, ratio, x, y } = canvas
  context.globalAlpha = stroke.alpha ?? 1
  context.strokeStyle = stroke.colour
  context.fillStyle = stroke.colour
  context.lineWidth = stroke.width * ratio
  context.lineJoin = 'round'
  context.setLineDash(stroke.dashed ? [5 * ratio, 4 * ratio] : [])
  context.beginPath()
  let drawing = false
  for (let place = 0; place < values.length; place++) {
    const value = values[place] ?? null
    if (value === null) drawing = false
    else if (drawing) context.lineTo(x(place), y(value, axis))
    else {
      context.moveTo(x(place), y(value, axis))
      drawing = true
    }
  }
  context.stroke()
  for (let place = 0; place < values.length; place++) {
    const value = values[place] ?? null
    if (value === null) continue
    const alone = (values[place - 1] ?? null) === null && (values[place + 1] ?? null) === null
    const radius = Math.max(stroke.dots ?? 0, alone ? stroke.width : 0)
    if (radius > 0) paintDot(canvas, place, value, axis, radius)
  }
  context.globalAlpha = 1
  context.setLineDash([])
}

/** A dot in the current fill colour. */
export function paintDot(
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
