import { bandOf } from '../chart-description.ts'
import { firstGrowing } from '../growing.ts'
import { showValue } from '../show-value.ts'
import type { Canvas, ChartView } from './canvas.ts'
import { writeText } from './canvas.ts'
import { greyShade } from './grey-shades.ts'

const BAR_SHARE = 0.62
const WIDEST_BAR_PX = 44
/** Minimum width of a place for showing the bar's value. */
const LABELS_FROM_PX = 27
const QUIET = 0.45

/**
 * One bar for each place in the colour of its band, with its value above if there is room; a dash for a missing value.
 */
export function paintBars(canvas: Canvas, { description, reading }: ChartView) {
  const { context, ratio, colours, x, y } = canvas
  const [column] = description.columns
  if (!column || description.drawing.kind !== 'bars') return
  const { bands } = description.drawing
  const { step, bar } = barWidths(canvas)
  const growsFrom = firstGrowing(description, column.metric)
  for (const [place, value] of column.values.entries()) {
    if (value === null) paintMissing(canvas, place)
    else {
      const band = bandOf(bands, value)
      context.globalAlpha = reading && reading.place !== place ? QUIET : 1
      context.fillStyle = band ? colours.bands[band.colour] : colours.ink3
      const top = y(value, 'left')
      context.beginPath()
      context.roundRect(x(place) - bar / 2, top, bar, y(0, 'left') - top, [2 * ratio, 2 * ratio, 0, 0])
      if (place < growsFrom) context.fill()
      else strokeOpen(canvas)
      context.globalAlpha = 1
      if (step < LABELS_FROM_PX * ratio) continue
      const at = { x: x(place), y: top - 4 * ratio, align: 'center', baseline: 'bottom' } as const
      writeText(canvas, showValue({ ...column.metric, unit: '' }, value), { ...at, colour: colours.ink3 })
    }
  }
}

/** The outline alone, dotted: the bar of a day that is not over. */
function strokeOpen({ context, ratio }: Canvas) {
  context.strokeStyle = context.fillStyle
  context.lineWidth = 1.8 * ratio
  context.setLineDash([2 * ratio, 3 * ratio])
  context.stroke()
  context.setLineDash([])
}

/** Bars stacked from all columns, from the bottom up, in shades of grey that also print. */
export function paintStackedBars(canvas: Canvas, { description, reading }: ChartView) {
  const { context, ratio, colours, x, y } = canvas
  const { bar } = barWidths(canvas)
  for (const place of description.places.keys()) {
    let sum = 0
    context.globalAlpha = reading && reading.place !== place ? QUIET : 1
    for (const [part, { values }] of description.columns.entries()) {
      const value = values[place] ?? null
      if (value === null) continue
      const bottom = y(sum, 'left')
      sum += value
      const top = y(sum, 'left')
      context.fillStyle = greyShade(part, colours)
      context.fillRect(x(place) - bar / 2, top, bar, Math.max(0, bottom - top - ratio))
    }
    context.globalAlpha = 1
    if (description.columns.every(({ values }) => (values[place] ?? null) === null)) paintMissing(canvas, place)
  }
}

/** Adjacent buckets with a smoothed curve on top. */
export function paintHistogram(canvas: Canvas, { description, reading }: ChartView) {
  const { context, ratio, colours, left, width, x, y } = canvas
  const [column] = description.columns
  if (!column || description.drawing.kind !== 'histogram') return
  const { curve } = description.drawing
  const bar = barWidths(canvas).step - 2 * ratio
  for (const [place, value] of column.values.entries()) {
    if (value === null) continue
    context.fillStyle = reading?.place === place ? greyShade(1, colours) : greyShade(2, colours)
    const top = y(value, 'left')
    context.beginPath()
    context.roundRect(x(place) - bar / 2, top, bar, y(0, 'left') - top, [2 * ratio, 2 * ratio, 0, 0])
    context.fill()
  }
  context.beginPath()
  for (const [point, height] of curve.entries())
    context.lineTo(left + (point / (curve.length - 1)) * width, y(height, 'left'))
  context.strokeStyle = colours.series[0] ?? colours.ink
  context.lineWidth = 2.2 * ratio
  context.lineJoin = 'round'
  context.stroke()
}

function barWidths({ ratio, x }: Canvas) {
  const step = x(1) - x(0)
  return { step, bar: Math.min(step * BAR_SHARE, WIDEST_BAR_PX * ratio) }
}

function paintMissing(canvas: Canvas, place: number) {
  const { ratio, colours, x, y } = canvas
  const at = { x: x(place), y: y(0, 'left') - 4 * ratio, align: 'center', baseline: 'bottom' } as const
  writeText(canvas, '–', { ...at, colour: colours.ink3 })
}
