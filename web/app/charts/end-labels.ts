import type { ChartDescription } from './chart-description.ts'
import { showValue } from './show-value.ts'

export interface EndLabel {
  id: string
  /** Name and last value of a line. */
  text: string
  colour: string
  value: number
  /** Where the last value stands. */
  place: number
}

/** What is said of the lines that bear a name, the highest first. @param colours of these lines by column id */
export function endLabels({ columns }: ChartDescription, colours: ReadonlyMap<string, string>): EndLabel[] {
  return columns
    .flatMap(({ id, name, metric, values }) => {
      const colour = colours.get(id)
      const place = values.findLastIndex((value) => value !== null)
      const value = values[place] ?? null
      if (colour === undefined || value === null) return []
      return [{ id, text: `${name} ${showValue(metric, value)}`, colour, value, place }]
    })
    .sort((one, other) => other.value - one.value)
}
