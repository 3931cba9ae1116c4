import { dayLabel } from '@corner/analytics/day-label.ts'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { Canvas, ChartView } from './canvas.ts'
import { axisOf, type ChartDescription, type Metric } from './chart-description.ts'
import { type ChartScale, labelledPlaces, scaleOf } from './chart-scale.ts'
import { spokenColours } from './line-colours.ts'
import { paintBars, paintHistogram, paintStackedBars } from './paint-bars.ts'
import { endLabelRoom, paintLines, paintManyLines } from './paint-lines.ts'
import { showTick } from './show-value.ts'
import { stackedTops } from './stacked-tops.ts'

const TEXT = '12px'
const CHARACTER_PX = 6.9
const DAY_LABEL_PX = 52
const BOUND_LABEL_PX = 34
const LEAST_EDGE_PX = 22

const PAINTERS = {
  lines: paintLines,
  'many-lines': paintManyLines,
  bars: paintBars,
  'stacked-bars': paintStackedBars,
  histogram: paintHistogram,
}

/** A drawn chart. uPlot is made once; what it shows changes by `show`. */
export interface Plot {
  show: (view: ChartView) => void
  /** Fits the box it stands in, and measures its texts anew. */
  resize: () => void
  /** The place nearest to a point of the box, and the value at that height. CSS px. */
  pointAt: (left: number, top: number) => { place: number; value: number }
  /** Where a place stands in the box, CSS px. */
  leftOf: (place: number) => number
  destroy: () => void
}

interface Axes {
  left: ChartScale
  right: (ChartScale & { metric: Metric }) | null
}

export function createPlot(box: HTMLElement, first: ChartView): Plot {
  let view = first
  let axes = axesOf(view.description)
  const stroke = () => view.colours.ink3
  const grid = { stroke: () => view.colours.line, width: 1 }
  const font = `${TEXT} ${view.colours.font}`
  const written = (metric: Metric, ticks: number[]) => ticks.map((tick) => showTick(metric, tick))
  const widthOf = (labels: string[] | null) =>
    labels && labels.length > 0 ? 14 + CHARACTER_PX * Math.max(...labels.map(({ length }) => length)) : 0

  const plot = new uPlot(
    {
      width: box.clientWidth,
      height: box.clientHeight,
      padding: [12, () => rightEdge(view, axes, box.clientWidth), 0, 0],
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
      axes: [
        {
          stroke,
          font,
          size: 28,
          gap: 10,
          grid: { show: false },
          ticks: { show: false },
          splits: (u) => labelledAt(view.description, u.bbox.width / uPlot.pxRatio),
          values: (_, splits) => splits.map((place) => placeLabel(view.description, place)),
        },
        {
          scale: 'left',
          stroke,
          font,
          grid,
          gap: 8,
          size: (_, labels) => widthOf(labels),
          ticks: { show: false },
          splits: () => [...axes.left.ticks],
          values: (_, ticks) => written(view.description.metric, ticks),
        },
        {
          scale: 'right',
          side: 1,
          stroke,
          font,
          gap: 8,
          size: (_, labels) => widthOf(labels),
          grid: { show: false },
          ticks: { show: false },
          splits: () => [...(axes.right?.ticks ?? [])],
          values: (_, ticks) => (axes.right ? written(axes.right.metric, ticks) : []),
        },
      ],
      hooks: {
        draw: [
          (u) => {
            const canvas = canvasOf(u, view)
            canvas.context.save()
            PAINTERS[view.description.drawing.kind](canvas, view)
            canvas.context.restore()
          },
        ],
      },
    },
    rows(view.description),
    box,
  )

  return {
    show(next) {
      const moved = next.description === view.description && next.colours === view.colours
      view = next
      if (moved) return plot.redraw(false, false)
      axes = axesOf(view.description)
      plot.setData(rows(view.description))
      plot.redraw(false, true)
    },
    resize() {
      const size = { width: box.clientWidth, height: box.clientHeight }
      if (size.width === plot.width && size.height === plot.height) plot.redraw(false, true)
      else plot.setSize(size)
    },
    pointAt(left, top) {
      const { offsetLeft, offsetTop } = plot.over
      const place = Math.round(plot.posToVal(left - offsetLeft, 'x'))
      return {
        place: Math.max(0, Math.min(view.description.places.length - 1, place)),
        value: plot.posToVal(top - offsetTop, 'left'),
      }
    },
    leftOf: (place) => plot.over.offsetLeft + plot.valToPos(place, 'x'),
    destroy: () => plot.destroy(),
  }
}

/** uPlot needs the places, and something on each scale; the painters read the columns themselves. */
function rows({ places }: ChartDescription): uPlot.AlignedData {
  const numbers = places.map((_, place) => place)
  const nothing = places.map(() => 0)
  return [numbers, nothing, nothing]
}

function axesOf(description: ChartDescription): Axes {
  const columns = description.drawing.kind === 'stacked-bars' ? stackedTops(description.columns) : description.columns
  const onLeft = columns.filter((column) => axisOf(description, column) === 'left')
  const [rightColumn] = columns.filter((column) => axisOf(description, column) === 'right')
  return {
    left: scaleOf(description.metric, onLeft),
    right: rightColumn ? { metric: rightColumn.metric, ...scaleOf(rightColumn.metric, [rightColumn]) } : null,
  }
}

function placesShown({ places, drawing }: ChartDescription): [number, number] {
  const isPoints = drawing.kind === 'lines' || drawing.kind === 'many-lines'
  return isPoints && places.length > 1 ? [0, places.length - 1] : [-0.5, Math.max(places.length, 1) - 0.5]
}

function labelledAt({ places, drawing }: ChartDescription, width: number): number[] {
  if (drawing.kind !== 'histogram') return labelledPlaces(places.length, width, DAY_LABEL_PX)
  return labelledPlaces(drawing.bounds.length, width, BOUND_LABEL_PX).map((bound) => bound - 0.5)
}

function placeLabel({ places, drawing }: ChartDescription, place: number): string {
  if (drawing.kind === 'histogram') return drawing.bounds[place + 0.5] ?? ''
  return dayLabel(places[place] ?? '')
}

function rightEdge({ description, colours: { series, bands, font } }: ChartView, axes: Axes, width: number): number {
  if (axes.right) return 0
  return Math.max(LEAST_EDGE_PX, endLabelRoom(description, spokenColours(description, series, bands.red), width, font))
}

function canvasOf(plot: uPlot, { colours }: ChartView): Canvas {
  const { left, top, width, height } = plot.bbox
  return {
    context: plot.ctx,
    ratio: uPlot.pxRatio,
    left,
    top,
    width,
    height,
    x: (place) => plot.valToPos(place, 'x', true),
    y: (value, axis) => plot.valToPos(value, axis, true),
    colours,
  }
}
