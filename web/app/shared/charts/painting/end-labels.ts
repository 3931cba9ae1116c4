import { dayLabel } from '@corner/analytics/days/day-label.ts'
import { axisOf, type ChartDescription, type Column, subjectOf } from '../chart-description.ts'
import { firstGrowing, soFar } from '../growing.ts'
import { drawnColumns, type LineLook } from '../line-colours.ts'
import { showValue } from '../show-value.ts'

export interface EndLabel extends LineLook {
  id: string
  subject: string
  /** Name and last value of a line; of what grows over a day, that of the last full day. */
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
      const place = labelledPlace(description, column)
      const value = values[place] ?? null
      if (value === null) return []
      const text = `${name} ${showValue(metric, value)}${soFar(description, metric, place)}${beside(description, column, place)}${dayOfOlder(description, column, place)}`
      return [{ id, subject, ...look, text, value, place }]
    })
    .sort((one, other) => other.value - one.value)
}

/** Of what grows the last full day is told: at dawn the day that has begun says nothing. Without one, that day. */
function labelledPlace(description: ChartDescription, { metric, values }: Column): number {
  const last = values.findLastIndex((value) => value !== null)
  const full = values.slice(0, firstGrowing(description, metric)).findLastIndex((value) => value !== null)
  return full === -1 ? last : full
}

/** Where a line ends before the others: on which day, which stays on one line of a legend. */
function dayOfOlder(description: ChartDescription, { metric }: Column, place: number): string {
  const { places } = description
  const growing = firstGrowing(description, metric)
  const newest = growing === 0 ? places.length - 1 : growing - 1
  return place < newest ? `, ${dayLabel(places[place] ?? '').replace(' ', '\u00a0')}` : ''
}

/** The second measure of the same place, where its line is not drawn. */
function beside(description: ChartDescription, column: Column, place: number): string {
  if (drawnColumns(description).length === description.columns.length) return ''
  const other = description.columns.find(
    (one) => axisOf(description, one) === 'right' && subjectOf(one) === subjectOf(column),
  )
  const value = other?.values[place] ?? null
  return other === undefined || value === null ? '' : `, ${showValue(other.metric, value)}`
}
