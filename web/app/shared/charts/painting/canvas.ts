import { FONT_WEIGHT } from '../../../ui/theme/font-weights.ts'
import type { ChartColours } from '../chart-colours.ts'
import type { ChartDescription, PaintedReading } from '../chart-description.ts'

/** The state of a chart at a moment. */
export interface ChartView {
  description: ChartDescription
  colours: ChartColours
  reading: PaintedReading | null
  /** The subject lit up by its name; null: none. */
  lit: string | null
}

/** The canvas for painters: converts places and values to canvas pixels, `ratio` of them per CSS pixel. */
export interface Canvas {
  context: CanvasRenderingContext2D
  ratio: number
  left: number
  top: number
  width: number
  height: number
  /** Width of the right axis, canvas px; 0: none. Names at the lines' ends stand right of it. */
  rightAxis: number
  /** Width of the chart with its axes, CSS px: decides whether names fit at the lines' ends. */
  chartWidth: number
  x: (place: number) => number
  y: (value: number, axis: 'left' | 'right') => number
  colours: ChartColours
}

/** Text in the style of the axes, 12 px. */
export function writeText(
  { context, ratio, colours }: Canvas,
  text: string,
  at: {
    x: number
    y: number
    align: CanvasTextAlign
    baseline: CanvasTextBaseline
    colour: string
    weight?: number
    halo?: string
  },
) {
  context.font = `${at.weight ?? FONT_WEIGHT.regular} ${12 * ratio}px ${colours.font}`
  context.textAlign = at.align
  context.textBaseline = at.baseline
  if (at.halo) {
    context.strokeStyle = at.halo
    context.lineWidth = 4 * ratio
    context.lineJoin = 'round'
    context.strokeText(text, at.x, at.y)
  }
  context.fillStyle = at.colour
  context.fillText(text, at.x, at.y)
}
