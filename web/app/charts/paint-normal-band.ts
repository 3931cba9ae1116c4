import type { Canvas } from './canvas.ts'
import type { ChartDescription } from './chart-description.ts'

/** How much of the line's colour the band is: `normalBandTint` says the same to the legend. */
const TINT = 0.14
const EDGE = 0.5

/** The band where an athlete's values usually lie, behind all lines, with fine edges that a print keeps. */
export function paintNormalBand(canvas: Canvas, { normalBand }: ChartDescription, colour: string) {
  if (!normalBand) return
  const { context, ratio, left, top, width, height, y } = canvas
  const upper = Math.max(top, y(normalBand.to, 'left'))
  const lower = Math.min(top + height, y(normalBand.from, 'left'))
  if (lower <= upper) return
  context.fillStyle = colour
  context.globalAlpha = TINT
  context.fillRect(left, upper, width, lower - upper)
  context.globalAlpha = EDGE
  for (const edge of [upper, lower]) context.fillRect(left, edge - ratio / 2, width, ratio)
  context.globalAlpha = 1
}

/** The band's colour on the card. */
export function normalBandTint(colour: string, card: string): string {
  return `color-mix(in srgb, ${colour} ${100 * TINT}%, ${card})`
}
