import type { ChartDescription } from './chart-description.ts'

/**
 * A place in the palette for each chosen line, so that a line keeps its colour as far as possible while others come and go: by its
 * place among all lines, or the next colour that is free. With more lines than colours, colours repeat.
 */
export function lineColours(all: readonly string[], chosen: readonly string[], palette: number): Map<string, number> {
  const taken = new Map<string, number>()
  for (const [place, id] of all.entries()) {
    if (!chosen.includes(id)) continue
    let colour = place % palette
    const used = new Set(taken.values())
    for (let tries = 0; used.has(colour) && tries < palette; tries++) colour = (colour + 1) % palette
    taken.set(id, colour)
  }
  return taken
}

/** The colour of each chosen line by column id. */
export function chosenColours({ columns, drawing }: ChartDescription, series: readonly string[]): Map<string, string> {
  if (drawing.kind !== 'many-lines') return new Map()
  const ids = columns.map(({ id }) => id)
  const places = lineColours(ids, drawing.chosen, series.length)
  return new Map([...places].map(([id, place]) => [id, series[place] ?? 'currentColor']))
}

/** Chosen lines stand out, by name, as long as each has a colour of its own. */
export function areChosenNamed({ drawing }: ChartDescription, series: readonly string[]): boolean {
  return drawing.kind === 'many-lines' && drawing.chosen.length <= series.length
}

/** A value counts as the newest up to this many places before the last: this morning's may not be in yet. */
const NEWEST_PLACES = 2

/** The lines that bear a name, and their colours: the chosen ones, or among too many chosen those whose newest value is red. */
export function spokenColours(
  description: ChartDescription,
  series: readonly string[],
  red: string,
): Map<string, string> {
  const { columns, drawing } = description
  if (areChosenNamed(description, series)) return chosenColours(description, series)
  if (drawing.kind !== 'many-lines') return new Map()
  const inTheRed = columns.filter(({ id, values }) => {
    const value = values.slice(-NEWEST_PLACES).findLast((newest) => newest !== null)
    return value !== undefined && value !== null && value < drawing.redBelow && drawing.chosen.includes(id)
  })
  return new Map(inTheRed.map(({ id }) => [id, red]))
}
