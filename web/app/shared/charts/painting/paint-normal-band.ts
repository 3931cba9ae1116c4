import type { ChartDescription } from '../chart-description.ts'
import type { Canvas } from './canvas.ts'

/** Opacity of the band; chart.module.css has the same value for the legend. */
const TINT = 0.14
const EDGE = 0.5

/** The band of an athlete's usual values behind all lines, with fine edges that remain in print. */
export function paintNormalBand(canvas: Canvas, { normalBand }: ChartDescription, colour: string) {
  if (!normalBand?.limits) return
  const { context, ratio, left, top, width, height, y } = canvas
  const upper = Math.max(top, y(normalBand.limits.to, 'left'))
  const lower = Math.min(top + height, y(normalBand.limits.from, 'left'))
  if (lower <= upper) return
  paintBand(context, { left, top: upper, width, height: lower - upper }, colour, ratio)
}

/** @param edge thickness of its edges, canvas px */
export function paintBand(
  context: CanvasRenderingContext2D,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  colour: string,
  edge: number,
) {
  context.fillStyle = colour
  context.globalAlpha = TINT
  context.fillRect(left, top, width, height)
  context.globalAlpha = EDGE
  for (const middle of [top, top + height]) context.fillRect(left, middle - edge / 2, width, edge)
  context.globalAlpha = 1
}
