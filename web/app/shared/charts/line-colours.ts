import { axisOf, type ChartDescription, doesStandOut, subjectOf } from './chart-description.ts'

/**
 * Assigns a palette colour to each chosen line, so that lines keep their colours where possible while others are added
 * and removed: by position among all lines, or the next free colour. With more lines than colours, colours repeat.
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

/** Chosen lines are highlighted and labelled as long as each has its own colour. */
export function areChosenNamed({ drawing }: ChartDescription): boolean {
  return drawing.kind === 'many-lines' && drawing.chosen.length <= drawing.colours
}

/** A value this many places before the last still counts as the latest: this morning's may be missing. */
const NEWEST_PLACES = 2

/**
 * The labelled subjects with their colours: the chosen ones, or if too many are chosen, those whose latest value stands
 * out.
 */
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
