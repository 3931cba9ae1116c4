import { axisOf, type ChartDescription, subjectOf } from '../chart-description.ts'
import { soFar } from '../growing.ts'
import type { LineLook } from '../line-colours.ts'
import { showValue } from '../show-value.ts'

export interface EndLabel extends LineLook {
  id: string
  subject: string
  /** Name and last value of a line. */
  text: string
  value: number
  /** Place of the last value. */
  place: number
}

/**
 * Labels of the named lines on the left axis, highest first.
 * @param looks of these by subject
 */
export function endLabels(description: ChartDescription, looks: ReadonlyMap<string, LineLook>): EndLabel[] {
  return description.columns
    .flatMap((column) => {
      const { id, name, metric, values } = column
      const subject = subjectOf(column)
      const look = looks.get(subject)
      if (look === undefined || axisOf(description, column) === 'right') return []
      const place = values.findLastIndex((value) => value !== null)
      const value = values[place] ?? null
      if (value === null) return []
      const text = `${name} ${showValue(metric, value)}${soFar(description, metric, place)}`
      return [{ id, subject, ...look, text, value, place }]
    })
    .sort((one, other) => other.value - one.value)
}
