import type { ChartColours } from './chart-colours.ts'
import { axisOf, type ChartDescription, type Column } from './chart-description.ts'
import { LINE_MARKS, type LineMark } from './line-marks.ts'
import { namedSubjects } from './named-lines.ts'

/** How a named line is told from the others: by colour, and by a shape for those who do not see the colour. */
export interface LineLook {
  colour: string
  mark: LineMark
}

/**
 * A place in the palette for each chosen line, the same in every chart: its place on the page, or where it has none or
 * somebody before it has taken it, its index in the page's order. A line beyond the palette gets the next free place; with
 * more lines than places, they repeat.
 * @param given places on the page
 */
export function palettePlaces(
  order: readonly string[],
  chosen: readonly string[],
  palette: number,
  given: ReadonlyMap<string, number> = new Map(),
): Map<string, number> {
  const known = new Set(order)
  const whole = [...order, ...chosen.filter((id) => !known.has(id))]
  const wanted = new Set(chosen)
  const places = new Map<string, number>()
  const take = (id: string, index: number, used: ReadonlySet<number>) => {
    let place = index % palette
    for (let tries = 0; used.has(place) && tries < palette; tries++) place = (place + 1) % palette
    places.set(id, place)
  }
  const within = whole.slice(0, palette)
  for (const id of within) {
    const place = given.get(id)
    if (place !== undefined && place < palette && !new Set(places.values()).has(place)) places.set(id, place)
  }
  // Also those who are not chosen in this chart, so that their absence moves nobody.
  for (const [index, id] of within.entries()) if (!places.has(id)) take(id, index, new Set(places.values()))
  const taken = () => new Set([...places].filter(([id]) => wanted.has(id)).map(([, place]) => place))
  for (const [index, id] of whole.entries())
    if (index >= palette && wanted.has(id)) take(id, given.get(id) ?? index, taken())
  return new Map(whole.flatMap((id) => (wanted.has(id) ? [[id, places.get(id) ?? 0] as const] : [])))
}

const lookAt = (place: number, colour: string): LineLook => ({
  colour,
  mark: LINE_MARKS[place % LINE_MARKS.length] ?? 'circle',
})

/** The look of each chosen line by subject. */
export function chosenLooks({ drawing }: ChartDescription, series: readonly string[]): Map<string, LineLook> {
  if (drawing.kind !== 'many-lines') return new Map()
  const { chosen, order = chosen, colours, places: given } = drawing
  const places = palettePlaces(order, chosen, Math.min(colours, series.length), given)
  return new Map([...places].map(([subject, place]) => [subject, lookAt(place, series[place] ?? 'currentColor')]))
}

/** Chosen lines are highlighted and labelled as long as each has its own colour. */
export function areChosenNamed({ drawing }: ChartDescription): boolean {
  return drawing.kind === 'many-lines' && drawing.chosen.length <= drawing.colours
}

/**
 * The labelled subjects with their look: the chosen ones, or if too many are chosen, those of `named-lines.ts`, in the
 * places that they have on the whole page.
 */
export function spokenLooks(
  description: ChartDescription,
  colours: Pick<ChartColours, 'series'>,
): Map<string, LineLook> {
  const { drawing } = description
  if (areChosenNamed(description)) return chosenLooks(description, colours.series)
  if (drawing.kind !== 'many-lines') return new Map()
  const named = namedSubjects(description)
  const palette = Math.min(drawing.colours, colours.series.length)
  const places = freePlaces(named, drawing.places ?? new Map(), Math.max(palette, named.length))
  return new Map(
    named.map((subject) => {
      const place = places.get(subject) ?? 0
      return [subject, lookAt(place, colours.series[place % palette] ?? 'currentColor')]
    }),
  )
}

/** The given places, and for who has none, or one that somebody else has, the next that is free. */
function freePlaces(
  subjects: readonly string[],
  given: ReadonlyMap<string, number>,
  count: number,
): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  const used = new Set<number>()
  for (const subject of subjects) {
    const place = given.get(subject) ?? -1
    const isOwn = place < count && !used.has(place)
    places.set(subject, isOwn ? place : -1)
    used.add(isOwn ? place : -1)
  }
  const free = Array.from({ length: count }, (_, place) => place).filter((place) => !used.has(place))
  return new Map([...places].map(([subject, place]) => [subject, place === -1 ? (free.shift() ?? 0) : place]))
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
