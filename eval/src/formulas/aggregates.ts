import type { Point } from '../records/team.ts'
import { type Comparison, holds } from './comparison.ts'

export const AGGREGATES = [
  'latest',
  'mean',
  'median',
  'min',
  'max',
  'sum',
  'sd',
  'count',
  'trend',
  'delta_prev',
  'half_diff',
  'wmean',
  'hrv_consistency',
  'days_where',
  'missing_days',
] as const
/** One number of an athlete's values in a window. */
export type Aggregate = (typeof AGGREGATES)[number]
/** An aggregate that gives a day. */
type DayAggregate = 'date_of_min' | 'date_of_max' | 'date_latest'

export const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/** @param days of the window; @param day which days count, for `days_where`. null: too few values */
export function aggregate(
  name: Aggregate,
  points: readonly Point[],
  days: number,
  day: { cmp: Comparison; value: number } = { cmp: 'gt', value: Number.POSITIVE_INFINITY },
): number | null {
  const values = points.map(({ value }) => value)
  const [last, before] = [values.at(-1) ?? null, values.at(-2) ?? null]
  const mean = meanOf(values)
  const unlessEmpty = (value: number) => (values.length === 0 ? null : value)
  switch (name) {
    case 'count':
      return values.length
    case 'missing_days':
      return days - values.length
    case 'days_where':
      return values.filter((value) => holds(value, day.cmp, day.value)).length
    case 'latest':
      return last
    case 'mean':
      return mean
    case 'median':
      return medianOf(values)
    case 'min':
      return unlessEmpty(Math.min(...values))
    case 'max':
      return unlessEmpty(Math.max(...values))
    case 'sum':
      return unlessEmpty(values.reduce((sum, value) => sum + value, 0))
    case 'sd':
      return deviationOf(values)
    case 'trend':
      return last === null || mean === null ? null : last - mean
    case 'delta_prev':
      return last === null || before === null ? null : last - before
    case 'half_diff':
      return halfDifference(values)
    case 'wmean':
      return weightedMean(values)
    case 'hrv_consistency':
      return consistencyOf(values)
  }
}

/** The day of the extreme value, the earliest of equal ones; `date_latest` the newest day with a value. */
export function aggregateDay(name: DayAggregate, points: readonly Point[]): string | null {
  if (name === 'date_latest') return points.at(-1)?.date ?? null
  const values = points.map(({ value }) => value)
  const extreme = name === 'date_of_min' ? Math.min(...values) : Math.max(...values)
  return points.find(({ value }) => value === extreme)?.date ?? null
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return meanOf(sorted.slice(sorted.length % 2 === 0 ? middle - 1 : middle, middle + 1))
}

/** Sample standard deviation (n - 1). */
export function deviationOf(values: readonly number[]): number | null {
  const mean = meanOf(values)
  if (mean === null || values.length < 2) return null
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}

/**
 * Mean of the later half minus mean of the earlier one, 4 values at least; an odd middle value belongs to the later
 * half.
 */
export function halfDifference(values: readonly number[]): number | null {
  if (values.length < 4) return null
  const cut = Math.floor(values.length / 2)
  const [earlier, later] = [meanOf(values.slice(0, cut)), meanOf(values.slice(cut))]
  return earlier === null || later === null ? null : later - earlier
}

/** Weights 1..n by date. */
function weightedMean(values: readonly number[]): number | null {
  if (values.length === 0) return null
  return (
    values.reduce((sum, value, place) => sum + value * (place + 1), 0) / ((values.length * (values.length + 1)) / 2)
  )
}

/** 100 x (1 - (max - min) / mean) over more than 5 values, else 0 (docs/reference/metrics-and-rules.md#athlete-metrics). */
function consistencyOf(values: readonly number[]): number {
  const mean = meanOf(values)
  if (mean === null || values.length <= 5) return 0
  return 100 * (1 - (Math.max(...values) - Math.min(...values)) / mean)
}
