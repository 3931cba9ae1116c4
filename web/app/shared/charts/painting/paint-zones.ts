import { FONT_WEIGHT } from '../../../ui/theme/font-weights.ts'
import type { ChartDescription } from '../chart-description.ts'
import { firstGrowing } from '../growing.ts'
import { type Canvas, writeText } from './canvas.ts'

const TINT = 0.08
const EDGE = 0.6
const EDGE_PX = 1.2
/** Of a band's name from its edge and from the axis. */
const NAME_PX = { across: 8, along: 9 } as const
const RUNNING_TINT = 0.5

/** The edges of the metric's bands, each with its band tinted, so that none is taken for an athlete's line. */
export function paintBandEdges(canvas: Canvas, { drawing }: ChartDescription) {
  if (drawing.kind !== 'many-lines') return
  const { context, ratio, colours, left, top, width, height, y } = canvas
  for (const { at, side, colour } of drawing.edges ?? []) {
    const edge = y(at, 'left')
    const [from, to] = side === 'above' ? [top, edge] : [edge, top + height]
    context.fillStyle = colours.bands[colour]
    context.globalAlpha = TINT
    context.fillRect(left, from, width, to - from)
    context.globalAlpha = EDGE
    context.fillRect(left, edge - (EDGE_PX / 2) * ratio, width, EDGE_PX * ratio)
    context.globalAlpha = 1
  }
}

/** The names of the bands beside their edges, in front of the lines. */
export function writeBandNames(canvas: Canvas, { drawing }: ChartDescription) {
  if (drawing.kind !== 'many-lines') return
  const { ratio, colours, left, y } = canvas
  for (const { at, side, name } of drawing.edges ?? [])
    writeText(canvas, name, {
      x: left + NAME_PX.across * ratio,
      y: y(at, 'left') + (side === 'above' ? -1 : 1) * NAME_PX.along * ratio,
      align: 'left',
      baseline: 'middle',
      colour: colours.ink2,
      weight: FONT_WEIGHT.medium,
      halo: colours.card,
    })
}

/** The ends of the ground of the day that is not over, half of the way from the day before; null: there is none. */
function runningGround({ x }: Canvas, description: ChartDescription) {
  const growing = firstGrowing(description, description.metric)
  if (growing === 0 || growing === description.places.length) return null
  return { from: (x(growing - 1) + x(growing)) / 2, to: x(growing) }
}

/** A ground of its own for the day that is not over. */
export function paintRunningDay(canvas: Canvas, description: ChartDescription) {
  const { context, colours, top, height } = canvas
  const ground = runningGround(canvas, description)
  if (!ground) return
  context.fillStyle = colours.line
  context.globalAlpha = RUNNING_TINT
  context.fillRect(ground.from, top, ground.to - ground.from, height)
  context.globalAlpha = 1
}

/** What that ground is, in front of the lines: it ends with the ground, which may be narrower. */
export function writeRunningDay(canvas: Canvas, description: ChartDescription) {
  const { ratio, colours, top } = canvas
  const ground = runningGround(canvas, description)
  if (!ground) return
  writeText(canvas, 'today, so far', {
    x: ground.to - NAME_PX.across * ratio,
    y: top + NAME_PX.along * ratio,
    align: 'right',
    baseline: 'middle',
    colour: colours.ink2,
    weight: FONT_WEIGHT.medium,
    halo: colours.card,
  })
}
