import { dayLabel } from '@corner/analytics/days/day-label.ts'
import { FONT_WEIGHT } from '../../../ui/theme/font-weights.ts'
import { axisOf, type ChartDescription, type Column, type PaintedReading, subjectOf } from '../chart-description.ts'
import { firstGrowing, soFar } from '../growing.ts'
import { drawnColumns, spokenLooks } from '../line-colours.ts'
import { dashPattern } from '../line-dashes.ts'
import { showValue } from '../show-value.ts'
import type { Canvas, ChartView } from './canvas.ts'
import { writeText } from './canvas.ts'
import { paintDot, paintLine } from './paint-line.ts'
import { lineColour } from './paint-lines.ts'
import { paintMark } from './paint-mark.ts'
import { pushApart } from './push-apart.ts'

/**
 * Paints the pointed position on a layer above the lines: the day, the highlighted line, its values, and the selection.
 */
export function paintReading(canvas: Canvas, view: ChartView) {
  const { reading } = view
  if (!reading) return paintLit(canvas, view)
  paintMarked(canvas, reading)
  const { kind } = view.description.drawing
  if (kind !== 'lines' && kind !== 'many-lines') return
  const { context, ratio, colours, x, top, height } = canvas
  context.fillStyle = colours.lineStrong
  context.fillRect(Math.round(x(reading.place) - ratio / 2), top, ratio, height)
  if (kind === 'lines') paintValuesOfLines(canvas, view, reading)
  else paintValuesOfMany(canvas, view, reading)
  if (!reading.isOwn) writePlace(canvas, view, reading)
}

function paintValuesOfLines(canvas: Canvas, { description }: ChartView, reading: PaintedReading) {
  const read: ReadValue[] = []
  for (const [place, column] of description.columns.entries()) {
    const value = column.values[reading.place] ?? null
    if (value === null) continue
    const axis = axisOf(description, column)
    canvas.context.fillStyle = lineColour(canvas, description, column, place)
    paintDot(canvas, reading.place, value, axis, 5)
    read.push({ column, value, axis })
  }
  if (!reading.isOwn) writeValues(canvas, description, reading.place, read)
}

function paintValuesOfMany(canvas: Canvas, view: ChartView, reading: PaintedReading) {
  const { description, colours } = view
  const spoken = spokenLooks(description, colours)
  const subject = reading.subject ?? view.lit
  for (const column of drawnColumns(description)) {
    const look = spoken.get(subjectOf(column))
    const value = column.values[reading.place] ?? null
    if (look === undefined || value === null || subjectOf(column) === subject) continue
    const y = canvas.y(value, axisOf(description, column))
    paintMark(canvas, look.mark, { x: canvas.x(reading.place), y, colour: look.colour, radius: 4.5 })
  }
  const read: ReadValue[] = []
  for (const { column, axis, colour } of paintLifted(canvas, view, subject)) {
    const value = column.values[reading.place] ?? null
    if (value === null) continue
    canvas.context.fillStyle = colour
    paintDot(canvas, reading.place, value, axis, 5)
    read.push({ column, value, axis })
  }
  if (!reading.isOwn) writeValues(canvas, description, reading.place, read)
}

/** Lines in front of all others, thicker; in the colours they have, or else in ink. */
function paintLifted(canvas: Canvas, { description, colours }: ChartView, subject: string | null) {
  const spoken = spokenLooks(description, colours)
  return description.columns
    .filter((column) => subjectOf(column) === subject)
    .map((column) => {
      const axis = axisOf(description, column)
      const look = spoken.get(subjectOf(column))
      const { colour } = look ?? { colour: colours.ink }
      const growsFrom = firstGrowing(description, column.metric)
      paintLine(canvas, column.values, axis, {
        colour,
        ...look,
        width: 3,
        pattern: dashPattern(axis, look?.dash),
        growsFrom,
      })
      return { column, axis, colour }
    })
}

/** The lines of the athlete whose name is pointed at or pinned, with the latest values unless they are written anyway. */
function paintLit(canvas: Canvas, view: ChartView) {
  const { description, colours, lit } = view
  if (lit === null || description.drawing.kind !== 'many-lines') return
  const isSpoken = spokenLooks(description, colours).has(lit)
  for (const { column, axis, colour } of paintLifted(canvas, view, lit)) {
    const place = column.values.findLastIndex((value) => value !== null)
    const value = column.values[place] ?? null
    if (value === null || isSpoken) continue
    canvas.context.fillStyle = colour
    paintDot(canvas, place, value, axis, 5)
    writeValues(canvas, description, place, [{ column, value, axis }])
  }
}

/** A value under the pointer, written beside its dot. */
interface ReadValue {
  column: Column
  value: number
  axis: 'left' | 'right'
}

/** On the side with more room; overlapping values, as of an athlete's two lines, are moved apart. */
function writeValues(canvas: Canvas, description: ChartDescription, place: number, read: readonly ReadValue[]) {
  const { colours, left, top, width, height, ratio, x, y } = canvas
  const isLate = x(place) > left + width / 2
  const middles = valueMiddles(
    read.map(({ value, axis }) => (y(value, axis) - top) / ratio),
    height / ratio,
  )
  for (const [at, { column, value }] of read.entries())
    writeText(canvas, `${column.name} ${showValue(column.metric, value)}${soFar(description, column.metric, place)}`, {
      x: x(place) + (isLate ? -6 : 6) * ratio,
      y: top + (middles[at] ?? 0) * ratio,
      align: isLate ? 'right' : 'left',
      baseline: 'middle',
      colour: colours.ink,
      weight: FONT_WEIGHT.strong,
      halo: colours.card,
    })
}

/** The day is at the top: a value that would overlap it goes below its dot. */
const DAY_PX = 18
const DAY_AND_VALUE_PX = 38
const VALUE_PX = 15
const FROM_DOT_PX = 14

/**
 * Vertical centers of a day's values, CSS px below the plot's top: above the dot, so that the line stays visible, or
 * below it where the day is; never overlapping.
 * @param dots   of the values, CSS px below the plot's top
 * @param height of the plot
 */
export function valueMiddles(dots: readonly number[], height: number): number[] {
  const wanted = dots.map((dot) => (dot < DAY_AND_VALUE_PX ? dot + FROM_DOT_PX : dot - FROM_DOT_PX))
  return pushApart(wanted, VALUE_PX, DAY_PX + VALUE_PX / 2, height)
}

function writePlace(canvas: Canvas, { description }: ChartView, { place }: PaintedReading) {
  const { colours, left, width, top, ratio, x } = canvas
  const isLate = x(place) > left + width / 2
  writeText(canvas, dayLabel(description.places[place] ?? ''), {
    x: x(place) + (isLate ? -6 : 6) * ratio,
    y: top + 2 * ratio,
    align: isLate ? 'right' : 'left',
    baseline: 'top',
    colour: colours.ink2,
    halo: colours.card,
  })
}

const MARKED = 0.12

function paintMarked({ context, colours, ratio, top, height, x }: Canvas, { place, markedFrom }: PaintedReading) {
  if (markedFrom === null) return
  const from = Math.min(x(place), x(markedFrom))
  const to = Math.max(x(place), x(markedFrom))
  context.globalAlpha = MARKED
  context.fillStyle = colours.ink
  context.fillRect(from, top, to - from, height)
  context.globalAlpha = 1
  for (const edge of [from, to]) context.fillRect(Math.round(edge - ratio / 2), top, ratio, height)
}
