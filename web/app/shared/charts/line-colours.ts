import { axisOf, type ChartDescription, doesStandOut, subjectOf } from './chart-description.ts'

/**
 * A place in the palette for each chosen line, so that a line keeps its colour as far as possible while others come and go: by its
 * place among all lines, or the next colour that is free. With more lines than colours, colours repeat.
 */
export function lineColours(all: readonly string[], chosen: readonly string[], palette: number): Map<string, number> {
  const taken = new Map<string, number>()
  const used = new Set<number>()
  const wanted = new Set(chosen)
  for (const [place, id] of all.entries()) {
    if (!wanted.has(id)) continue
    let colour = place % palette
    for (let tries = 0; used.has(colour) && tries < palette; tries++) colour = (colour + 1) % palette
    taken.set(id, colour)
    used.add(colour)
  }
  return taken
}

/** The colour of each chosen line by subject. */
export function chosenColours({ columns, drawing }: ChartDescription, series: readonly string[]): Map<string, string> {
  if (drawing.kind !== 'many-lines') return new Map()
  const subjects = [...new Set(columns.map(subjectOf))]
  const places = lineColours(subjects, drawing.chosen, Math.min(drawing.colours, series.length))
  return new Map([...places].map(([subject, place]) => [subject, series[place] ?? 'currentColor']))
}

/** Chosen lines stand out, by name, as long as each has a colour of its own. */
export function areChosenNamed({ drawing }: ChartDescription): boolean {
  return drawing.kind === 'many-lines' && drawing.chosen.length <= drawing.colours
}

/** A value counts as the newest up to this many places before the last: this morning's may not be in yet. */
const NEWEST_PLACES = 2

/** The subjects that bear a name, and their colours: the chosen ones, or among too many chosen those whose newest value stands out. */
export function spokenColours(
  description: ChartDescription,
  series: readonly string[],
  red: string,
): Map<string, string> {
  const { columns, drawing } = description
  if (areChosenNamed(description)) return chosenColours(description, series)
  if (drawing.kind !== 'many-lines') return new Map()
  const chosen = new Set(drawing.chosen)
  const standingOut = columns.filter((column) => {
    if (axisOf(description, column) === 'right' || !chosen.has(subjectOf(column))) return false
    const value = column.values.slice(-NEWEST_PLACES).findLast((newest) => newest !== null) ?? null
    return value !== null && doesStandOut(value, drawing.standsOut)
  })
  return new Map(standingOut.map((column) => [subjectOf(column), red]))
}
