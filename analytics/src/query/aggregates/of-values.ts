import { readStatistic, type Statistic } from '../../athlete/statistics.ts'
import { decimal } from '../../numbers/rounding.ts'
import { type Point, valuesOf } from '../../series/points.ts'
import type { AggregateInput, Figure } from './aggregate.ts'

/** A statistic shared with the screens (statistics.ts). */
export const statistic =
  (name: Statistic) =>
  ({ points }: AggregateInput): Figure =>
    readStatistic(points, name)

/** Maximum minus minimum; null for fewer than 2 values. */
export function readRange({ points }: AggregateInput): Figure {
  const values = valuesOf(points)
  const value = values.length < 2 ? null : decimal(Math.max(...values) - Math.min(...values))
  return { value, date: null, records: values.length }
}

/** Percentile by linear interpolation between the sorted values: 0 is the minimum, 50 the median, 100 the maximum. */
export function readPercentile({ points, measure: { percentile = 50 } }: AggregateInput): Figure {
  const sorted = valuesOf(points).sort((a, b) => a - b)
  const place = (percentile / 100) * (sorted.length - 1)
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  const value =
    below === undefined || above === undefined ? null : below + (above - below) * (place - Math.floor(place))
  return { value: value === null ? null : decimal(value), date: null, records: sorted.length }
}

/** Newest value minus the previous one, in percent of the previous one; null for fewer than 2 values, or if that is 0. */
export function readChangePercent({ points }: AggregateInput): Figure {
  const [before, last]: (Point | undefined)[] = points.slice(-2)
  const isKnown = before !== undefined && last !== undefined && before.value !== 0
  const value = isKnown ? decimal((100 * (last.value - before.value)) / Math.abs(before.value)) : null
  return { value, date: last?.date ?? null, records: points.length }
}
