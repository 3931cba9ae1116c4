import { FONT_WEIGHT } from '../../ui/theme/font-weights.ts'
import type { ChartColours } from './chart-colours.ts'
import type { ChartDescription } from './chart-description.ts'
import type { LegendEntry } from './legend-entries.ts'
import { paintBand } from './painting/paint-normal-band.ts'
import { createPlot } from './plot/plot.ts'

/** Size in CSS px; the picture has `DENSITY` pixels for each. */
const WIDTH = 1000
const PLOT_HEIGHT = 400
const EDGE = 24
const TITLE_LINE = 26
const NOTE_LINE = 20
const LEGEND_LINE = 24
const DENSITY = 2

export interface PictureTexts {
  title: string
  /** Footer: whose data, and when. */
  note: string
  legend: readonly LegendEntry[]
}

/** A chart as a PNG in the page's colours: title, legend and plot, at double density. */
export async function chartPicture(
  description: ChartDescription,
  colours: ChartColours,
  texts: PictureTexts,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no canvas')
  const plot = await paintedPlot(description, colours)
  const lines = legendLines(context, texts.legend, colours)
  const top = EDGE + TITLE_LINE + NOTE_LINE + lines.length * LEGEND_LINE
  canvas.width = WIDTH * DENSITY
  canvas.height = (top + PLOT_HEIGHT + EDGE) * DENSITY
  context.scale(DENSITY, DENSITY)
  context.fillStyle = colours.card
  context.fillRect(0, 0, WIDTH, top + PLOT_HEIGHT + EDGE)
  context.textBaseline = 'top'
  context.fillStyle = colours.ink
  context.font = `${FONT_WEIGHT.heavy} 18px ${colours.font}`
  context.fillText(texts.title, EDGE, EDGE, WIDTH - 2 * EDGE)
  context.fillStyle = colours.ink3
  context.font = `${FONT_WEIGHT.regular} 13px ${colours.font}`
  context.fillText(texts.note, EDGE, EDGE + TITLE_LINE, WIDTH - 2 * EDGE)
  for (const [at, line] of lines.entries()) {
    const y = EDGE + TITLE_LINE + NOTE_LINE + at * LEGEND_LINE
    for (const { entry, x } of line) paintEntry(context, entry, x, y + LEGEND_LINE / 2, colours)
  }
  context.drawImage(plot, EDGE, top, WIDTH - 2 * EDGE, PLOT_HEIGHT)
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('The picture could not be made'))), 'image/png'),
  )
}

/** uPlot paints after the current script has ended. */
async function paintedPlot(description: ChartDescription, colours: ChartColours): Promise<HTMLCanvasElement> {
  const size = { width: WIDTH - 2 * EDGE, height: PLOT_HEIGHT, enlarged: DENSITY / devicePixelRatio }
  const plot = createPlot(document.createElement('div'), { description, colours }, size)
  await new Promise((done) => setTimeout(done))
  plot.destroy()
  return plot.canvas
}

const MARK = 16
const GAP = 6
const BETWEEN = 18

/** Breaks legend entries into lines. */
function legendLines(context: CanvasRenderingContext2D, legend: readonly LegendEntry[], { font }: ChartColours) {
  const lines: { entry: LegendEntry; x: number }[][] = []
  let x = EDGE
  context.font = `${FONT_WEIGHT.regular} 12px ${font}`
  for (const entry of legend) {
    const width = MARK + GAP + context.measureText(entry.name).width
    const isFull = x > EDGE && x + width > WIDTH - EDGE
    if (isFull) x = EDGE
    if (isFull || lines.length === 0) lines.push([])
    lines.at(-1)?.push({ entry, x })
    x += width + BETWEEN
  }
  return lines
}

function paintEntry(
  context: CanvasRenderingContext2D,
  { name, mark, colour }: LegendEntry,
  x: number,
  y: number,
  { ink2, font }: ChartColours,
) {
  context.strokeStyle = colour
  if (mark === 'square') {
    context.fillStyle = colour
    context.fillRect(x + 3, y - 5, 10, 10)
  } else if (mark === 'band') paintBand(context, { left: x + 1, top: y - 5, width: 14, height: 10 }, colour, 1)
  else if (mark === 'open') {
    context.lineWidth = 2
    context.beginPath()
    context.arc(x + MARK / 2, y, 4, 0, 2 * Math.PI)
    context.stroke()
  } else if (mark !== 'none') {
    context.setLineDash(mark === 'dashed' ? [4, 3] : [])
    context.lineWidth = 2
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + MARK, y)
    context.stroke()
    context.setLineDash([])
  }
  context.fillStyle = ink2
  context.font = `${FONT_WEIGHT.regular} 12px ${font}`
  context.textBaseline = 'middle'
  context.fillText(name, x + MARK + GAP, y)
}
