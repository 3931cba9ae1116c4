import { type Point, valuesOf } from '../../points.ts'
import { decimal } from '../../rounding.ts'
import { readStatistic, type Statistic } from '../../statistics.ts'
import type { AggregateInput, Figure } from './aggregate.ts'

/** One of the statistics that the screens and the tools have in common (statistics.ts). */
export const statistic =
  (name: Statistic) =>
  ({ points }: AggregateInput): Figure =>
    readStatistic(points, name)

/** Greatest minus least; null of fewer than 2 values. */
export function readRange({ points }: AggregateInput): Figure {
  const values = valuesOf(points)
  const value = values.length < 2 ? null : decimal(Math.max(...values) - Math.min(...values))
  return { value, date: null, records: values.length }
}

/** By linear interpolation between the sorted values: 0 is the least, 50 the median, 100 the greatest. */
export function readPercentile({ points, measure: { percentile = 50 } }: AggregateInput): Figure {
  const sorted = valuesOf(points).sort((a, b) => a - b)
  const place = (percentile / 100) * (sorted.length - 1)
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  const value =
    below === undefined || above === undefined ? null : below + (above - below) * (place - Math.floor(place))
  return { value: value === null ? null : decimal(value), date: null, records: sorted.length }
}

/** The newest value minus the one before it, in percent of the one before; null of fewer than 2 values, or from 0. */
export function readChangePercent({ points }: AggregateInput): Figure {
  const [before, last]: (Point | undefined)[] = points.slice(-2)
  const isKnown = before !== undefined && last !== undefined && before.value !== 0
  const value = isKnown ? decimal((100 * (last.value - before.value)) / Math.abs(before.value)) : null
  return { value, date: last?.date ?? null, records: points.length }
}
