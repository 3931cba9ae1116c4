import { axisOf, type ChartDescription, subjectOf } from '../chart-description.ts'
import { showValue } from '../show-value.ts'

export interface EndLabel {
  id: string
  /** Name and last value of a line. */
  text: string
  colour: string
  value: number
  /** Place of the last value. */
  place: number
}

/**
 * Labels of the named lines on the left axis, highest first.
 * @param colours of these by subject
 */
export function endLabels(description: ChartDescription, colours: ReadonlyMap<string, string>): EndLabel[] {
  return description.columns
    .flatMap((column) => {
      const { id, name, metric, values } = column
      const colour = colours.get(subjectOf(column))
      if (colour === undefined || axisOf(description, column) === 'right') return []
      const place = values.findLastIndex((value) => value !== null)
      const value = values[place] ?? null
      if (value === null) return []
      return [{ id, text: `${name} ${showValue(metric, value)}`, colour, value, place }]
    })
    .sort((one, other) => other.value - one.value)
}
