import type { ChartColours } from './chart-colours.ts'
import { axisOf, type ChartDescription, type Column, doesStandOut, subjectOf } from './chart-description.ts'
import { firstGrowing } from './growing.ts'
import { LINE_MARKS, type LineMark } from './line-marks.ts'

/** How a named line is told from the others: by colour, and by a shape for those who do not see the colour. */
export interface LineLook {
  colour: string
  mark: LineMark
  /** Named for its place among the others only: thinner. */
  isThin?: boolean
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

/** How many are named at the end of the scale that needs attention, and at the other end. */
const NAMED_AT_ENDS = { needing: 3, other: 1 } as const

/**
 * The labelled subjects with their look: the chosen ones, or if too many are chosen, those whose latest value stands
 * out, each in a shade of red with its own shape, and in ink the three at that end of the scale and the one at the
 * other.
 */
export function spokenLooks(
  description: ChartDescription,
  colours: Pick<ChartColours, 'series' | 'bands' | 'ink'>,
): Map<string, LineLook> {
  const { drawing, metric } = description
  if (areChosenNamed(description)) return chosenLooks(description, colours.series)
  if (drawing.kind !== 'many-lines') return new Map()
  const newest = newestValues(description, new Set(drawing.chosen))
  const standingOut = newest.filter(({ value }) => doesStandOut(value, drawing.standsOut, metric))
  const needing = 'below' in drawing.standsOut ? newest : newest.toReversed()
  const atEnds = [...needing.slice(0, NAMED_AT_ENDS.needing), ...needing.slice(-NAMED_AT_ENDS.other)]
  const reds = new Map(standingOut.map(({ subject }, place) => [subject, redShade(place, colours)]))
  const named = [...standingOut, ...atEnds].map(({ subject }) => subject)
  const places = palettePlaces(drawing.chosen, [...new Set(named)], LINE_MARKS.length)
  return new Map(
    [...places].map(([subject, place]) => {
      const red = reds.get(subject)
      return [subject, red === undefined ? { ...lookAt(place, colours.ink), isThin: true } : lookAt(place, red)]
    }),
  )
}

/**
 * The lines that are drawn. Where more are chosen than there are colours, two lines for each would hide one another: the
 * second measure is shown once pointed at, and named lines have it in their label.
 */
export function drawnColumns(description: ChartDescription): readonly Column[] {
  const { columns, drawing } = description
  if (drawing.kind !== 'many-lines' || areChosenNamed(description)) return columns
  return columns.filter((column) => axisOf(description, column) === 'left')
}

/** The newest value of each of these subjects on the left axis, lowest first; of what grows, that of the last full day. */
function newestValues(description: ChartDescription, subjects: ReadonlySet<string>) {
  const places = description.places.length
  const finished = Math.min(places, firstGrowing(description, description.metric))
  const newestOf = ({ values }: Column, until = places) =>
    values.slice(Math.max(0, until - NEWEST_PLACES), until).findLast((value) => value !== null) ?? null
  return description.columns
    .flatMap((column) => {
      const [subject, value] = [subjectOf(column), newestOf(column, finished) ?? newestOf(column)]
      if (axisOf(description, column) === 'right' || !subjects.has(subject) || value === null) return []
      return [{ subject, value }]
    })
    .sort((one, other) => one.value - other.value)
}

/** Red, a deeper and a more yellow one: lines in the red that cross are told apart by more than their shapes. */
function redShade(place: number, { bands, ink }: Pick<ChartColours, 'bands' | 'ink'>): string {
  const shades = [
    bands.red,
    `color-mix(in srgb, ${bands.red} 55%, ${ink})`,
    `color-mix(in srgb, ${bands.red} 60%, ${bands.caution})`,
  ]
  return shades[place % shades.length] ?? bands.red
}
