import { CORNERS, isOutline, type LineMark, STROKES } from '../line-marks.ts'
import type { Canvas } from './canvas.ts'

const OUTLINE_PX = 1.8

/** Paints an athlete's shape around a point of the canvas; `radius` in CSS px. */
export function paintMark(
  { context, ratio, colours }: Pick<Canvas, 'context' | 'ratio' | 'colours'>,
  mark: LineMark,
  { x, y, colour, radius }: { x: number; y: number; colour: string; radius: number },
) {
  const r = radius * ratio
  const strokes = STROKES[mark]
  const corners = CORNERS[mark]
  context.fillStyle = mark === 'ring' ? colours.card : colour
  context.strokeStyle = colour
  context.lineWidth = OUTLINE_PX * ratio
  context.setLineDash([])
  context.beginPath()
  if (strokes)
    for (const [place, [across, down]] of strokes.entries()) {
      if (place % 2 === 0) context.moveTo(x + across * r, y + down * r)
      else context.lineTo(x + across * r, y + down * r)
    }
  else if (corners) for (const [across, down] of corners) context.lineTo(x + across * r, y + down * r)
  else context.arc(x, y, r, 0, 2 * Math.PI)
  if (!strokes) context.fill()
  if (isOutline(mark)) context.stroke()
}
