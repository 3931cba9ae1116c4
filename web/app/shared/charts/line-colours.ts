import { axisOf, type ChartDescription, doesStandOut, subjectOf } from './chart-description.ts'
import { LINE_MARKS, type LineMark } from './line-marks.ts'

/** How a named line is told from the others: by colour, and by a shape for those who do not see the colour. */
export interface LineLook {
  colour: string
  mark: LineMark
}

/**
 * A place in the palette for each chosen line: its index in the page's order, the same in every chart. A line beyond the
 * palette gets the next free place; with more lines than places, they repeat.
 */
export function palettePlaces(
  order: readonly string[],
  chosen: readonly string[],
  palette: number,
): Map<string, number> {
  const known = new Set(order)
  const whole = [...order, ...chosen.filter((id) => !known.has(id))]
  const wanted = new Set(chosen)
  const places = new Map<string, number>()
  const used = new Set<number>()
  // Those within the palette first, so that nobody loses a place to a line that has none of its own.
  for (const isWithin of [true, false])
    for (const [index, id] of whole.entries()) {
      if (!wanted.has(id) || index < palette !== isWithin) continue
      let place = index % palette
      for (let tries = 0; used.has(place) && tries < palette; tries++) place = (place + 1) % palette
      places.set(id, place)
      used.add(place)
    }
  return places
}

const lookAt = (place: number, colour: string): LineLook => ({
  colour,
  mark: LINE_MARKS[place % LINE_MARKS.length] ?? 'circle',
})

/** The look of each chosen line by subject. */
export function chosenLooks({ drawing }: ChartDescription, series: readonly string[]): Map<string, LineLook> {
  if (drawing.kind !== 'many-lines') return new Map()
  const { chosen, order = chosen, colours } = drawing
  const places = palettePlaces(order, chosen, Math.min(colours, series.length))
  return new Map([...places].map(([subject, place]) => [subject, lookAt(place, series[place] ?? 'currentColor')]))
}

/** Chosen lines are highlighted and labelled as long as each has its own colour. */
export function areChosenNamed({ drawing }: ChartDescription): boolean {
  return drawing.kind === 'many-lines' && drawing.chosen.length <= drawing.colours
}

/** A value this many places before the last still counts as the latest: this morning's may be missing. */
const NEWEST_PLACES = 2

/**
 * The labelled subjects with their look: the chosen ones, or if too many are chosen, those whose latest value stands
 * out, all in red and each with its own shape.
 */
export function spokenLooks(
  description: ChartDescription,
  series: readonly string[],
  red: string,
): Map<string, LineLook> {
  const { columns, drawing } = description
  if (areChosenNamed(description)) return chosenLooks(description, series)
  if (drawing.kind !== 'many-lines') return new Map()
  const chosen = new Set(drawing.chosen)
  const standingOut = columns.filter((column) => {
    if (axisOf(description, column) === 'right' || !chosen.has(subjectOf(column))) return false
    const value = column.values.slice(-NEWEST_PLACES).findLast((newest) => newest !== null) ?? null
    return value !== null && doesStandOut(value, drawing.standsOut, description.metric)
  })
  const places = palettePlaces(drawing.chosen, standingOut.map(subjectOf), LINE_MARKS.length)
  return new Map([...places].map(([subject, place]) => [subject, lookAt(place, red)]))
}
