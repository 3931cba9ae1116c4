import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { ChartColours } from '../chart-colours.ts'
import { axisOf, type ChartDescription, type Column, isLines, type PaintedReading } from '../chart-description.ts'
import { drawnColumns } from '../line-colours.ts'
import type { Canvas, ChartView } from '../painting/canvas.ts'
import { paintBars, paintHistogram, paintStackedBars } from '../painting/paint-bars.ts'
import { nameAt, paintLines, paintManyLines } from '../painting/paint-lines.ts'
import { paintMakerChanges } from '../painting/paint-maker-changes.ts'
import { paintReading } from '../painting/paint-reading.ts'
import { nearestColumn } from '../pointing/move-reading.ts'
import { axesOf, axisOptions, placesShown, rightAxisWidth, rightEdge } from './plot-axes.ts'

const PAINTERS = {
  lines: paintLines,
  'many-lines': paintManyLines,
  bars: paintBars,
  'stacked-bars': paintStackedBars,
  histogram: paintHistogram,
}

/** A chart on the page. uPlot is created once; `show` changes its content, and `point` the layer above. */
export interface Plot {
  show: (description: ChartDescription, colours: ChartColours) => void
  /** Highlights what is pointed at. Lines are not repainted; bars, which are few, are. */
  point: (reading: PaintedReading | null) => void
  /** Lights up the lines of a subject. */
  light: (subject: string | null) => void
  /**
   * Fits the plot to its box if the size has changed.
   * @param sheet a width that replaces the box's: of paper
   */
  resize: (sheet?: number) => void
  /** Measures texts again after their font has loaded. */
  measure: () => void
  /** The place nearest to a point of the box, and the nearest line there. CSS px. */
  pointAt: (left: number, top: number) => { place: number; nearest: { column: Column; distance: number } | null }
  /** The subject whose name at a line's end is at a point of the box, CSS px. */
  nameAt: (left: number, top: number) => string | null
  /** Position of a place in the box, CSS px. */
  leftOf: (place: number) => number
  /** The painted canvas, without the pointing layer. */
  canvas: HTMLCanvasElement
  destroy: () => void
}

export interface PlotSize {
  width: number
  height: number
  /** Extra pixel density: a picture is sharper than the screen. */
  enlarged: number
}

/** @param size for plots that are not on the page: see chart-picture.ts */
export function createPlot(
  box: HTMLElement,
  first: { description: ChartDescription; colours: ChartColours },
  { width, height, enlarged }: PlotSize = { width: box.clientWidth, height: box.clientHeight, enlarged: 1 },
): Plot {
  let view: ChartView = { ...first, reading: null, lit: null }
  let axes = axesOf(view.description)
  const canvasOver = (u: uPlot, context = u.ctx) => canvasOf(u, context, view, enlarged, rightAxisWidth(axes))

  const plot = new uPlot(
    {
      width: width * enlarged,
      height: height * enlarged,
      padding: [12 * enlarged, (u) => enlarged * rightEdge(view, axes, u.width / enlarged), 0, 0],
      cursor: { show: false },
      legend: { show: false },
      scales: {
        x: { time: false, range: () => placesShown(view.description) },
        left: { range: () => [axes.left.from, axes.left.to] },
        right: { range: () => (axes.right ? [axes.right.from, axes.right.to] : [0, 1]) },
      },
      series: [
        {},
        { scale: 'left', paths: () => null, points: { show: false } },
        { scale: 'right', paths: () => null, points: { show: false } },
      ],
      axes: axisOptions(() => ({ ...view, axes }), enlarged),
      hooks: {
        draw: [
          (u) => {
            const canvas = canvasOver(u)
            canvas.context.save()
            PAINTERS[view.description.drawing.kind](canvas, view)
            paintMakerChanges(canvas, view.description)
            canvas.context.restore()
            paintLayer()
          },
        ],
      },
    },
    rows(view.description),
    box,
  )
  const layer = document.createElement('canvas')
  Object.assign(layer.style, { position: 'absolute', top: '0', left: '0' }) // overrides uPlot's own style sheet
  plot.ctx.canvas.after(layer)

  function paintLayer() {
    const { width: pixels, height: rows } = plot.ctx.canvas
    if (layer.width !== pixels || layer.height !== rows) {
      layer.width = pixels
      layer.height = rows
    }
    const context = layer.getContext('2d')
    context?.clearRect(0, 0, pixels, rows)
    if (context && (view.reading || view.lit !== null)) paintReading(canvasOver(plot, context), view)
  }

  return {
    show(description, colours) {
      if (description === view.description && colours === view.colours) return
      // Places of another description are other days: the reading is reset, and pointing sets it again.
      view = { ...view, description, colours, reading: null }
      axes = axesOf(description)
      plot.setData(rows(description))
      plot.redraw(false, true)
    },
    point(reading) {
      if (view.reading === null && reading === null) return
      view = { ...view, reading }
      if (isLines(view.description)) paintLayer()
      else plot.redraw(false, false)
    },
    light(lit) {
      if (lit === view.lit) return
      view = { ...view, lit }
      if (isLines(view.description)) paintLayer()
    },
    resize(sheet) {
      const size = { width: sheet ?? box.clientWidth, height: box.clientHeight }
      if (size.width !== plot.width || size.height !== plot.height) plot.setSize(size)
    },
    measure: () => plot.redraw(false, true),
    pointAt(left, top) {
      const { offsetLeft, offsetTop } = plot.over
      const columns = drawnColumns(view.description)
      const place = placeNear(view.description, plot.posToVal(left - offsetLeft, 'x'))
      const distanceTo = (column: Column, value: number) =>
        Math.abs(plot.valToPos(value, axisOf(view.description, column)) - (top - offsetTop))
      return { place, nearest: nearestColumn(columns, place, distanceTo) }
    },
    nameAt: (left, top) =>
      nameAt(canvasOver(plot), view.description, left * uPlot.pxRatio * enlarged, top * uPlot.pxRatio * enlarged),
    leftOf: (place) => plot.over.offsetLeft + plot.valToPos(place, 'x'),
    canvas: plot.ctx.canvas,
    destroy: () => plot.destroy(),
  }
}

/** The place nearest to a position on the axis. */
const placeNear = ({ places }: ChartDescription, position: number) =>
  Math.max(0, Math.min(places.length - 1, Math.round(position)))

/** uPlot needs the places, and some value on each scale; the painters read the columns themselves. */
function rows(description: ChartDescription): uPlot.AlignedData {
  const { places } = description
  const numbers = places.map((_, place) => place)
  const nothing = places.map(() => 0)
  return [numbers, nothing, nothing]
}

/** Scales are linear: two points define each, so uPlot is not asked for every value. */
function canvasOf(
  plot: uPlot,
  context: CanvasRenderingContext2D,
  { colours }: ChartView,
  enlarged: number,
  rightAxis: number,
): Canvas {
  const { left, top, width, height } = plot.bbox
  const straight = (scale: string) => {
    const zero = plot.valToPos(0, scale, true)
    const step = plot.valToPos(1, scale, true) - zero
    return (value: number) => zero + value * step
  }
  const onLeft = straight('left')
  const onRight = straight('right')
  const across = straight('x')
  return {
    context,
    ratio: uPlot.pxRatio * enlarged,
    left,
    top,
    width,
    height,
    rightAxis: rightAxis * uPlot.pxRatio * enlarged,
    chartWidth: plot.width / enlarged,
    x: across,
    y: (value, axis) => (axis === 'left' ? onLeft(value) : onRight(value)),
    colours,
  }
}
