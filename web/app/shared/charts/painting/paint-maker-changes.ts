import { FONT_WEIGHT } from '../../../ui/theme/font-weights.ts'
import type { ChartDescription } from '../chart-description.ts'
import { makerChanges } from '../makers.ts'
import { type Canvas, writeText } from './canvas.ts'

const WIDTH_PX = 1.2
const DASH_PX = [3, 3]
/** The triangle on the axis. */
const TIP_PX = 5
/** Of the name from its line and from the axis. */
const NAME_PX = { across: 6, up: 10 } as const
/** Right of this share of the plot the name stands before its line. */
const TURNS_AT = 0.75

/** Where an athlete changed the device: a line between the two days, with the new maker's name at the axis. */
export function paintMakerChanges(canvas: Canvas, description: ChartDescription) {
  const { context, ratio, colours, left, width, top, height, x } = canvas
  const foot = top + height
  for (const { place, name, who } of makerChanges(description)) {
    const at = (x(place - 1) + x(place)) / 2
    context.strokeStyle = colours.ink2
    context.lineWidth = WIDTH_PX * ratio
    context.setLineDash(DASH_PX.map((px) => px * ratio))
    context.beginPath()
    context.moveTo(at, top)
    context.lineTo(at, foot)
    context.stroke()
    context.setLineDash([])
    context.fillStyle = colours.ink2
    context.beginPath()
    context.moveTo(at - TIP_PX * ratio, foot)
    context.lineTo(at + TIP_PX * ratio, foot)
    context.lineTo(at, foot - TIP_PX * ratio)
    context.fill()
    const isTurned = at > left + width * TURNS_AT
    writeText(canvas, who === null ? name : `${who}: ${name}`, {
      x: at + (isTurned ? -1 : 1) * NAME_PX.across * ratio,
      y: foot - NAME_PX.up * ratio,
      align: isTurned ? 'right' : 'left',
      baseline: 'middle',
      colour: colours.ink,
      weight: FONT_WEIGHT.medium,
      halo: colours.card,
    })
  }
}
