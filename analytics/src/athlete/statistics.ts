import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { average, median, sumOf } from '../numbers/averages.ts'
import { decimal } from '../numbers/rounding.ts'
import { readHalves } from '../series/halves.ts'
import { type Point, summarize, valuesOf } from '../series/points.ts'
import { hrvConsistency } from './athlete-metrics.ts'

/**
 * The statistics of one athlete's values in a window. `latest`: the newest value. `average`, `median`, `minimum`,
 * `maximum`, `total`, `deviation` (sample standard deviation, n - 1). `weighted_average`: weights 1..n in order of date.
 * `trend`: latest minus average. `change`: latest minus the previous value. `halves`: mean of the later half minus mean
 * of the earlier (at least 4 values, an odd middle in the later). `consistency`: 100 x (1 - (maximum - minimum) /
 * average) over more than 5 values, otherwise null. `count`: number of values.
 */
export const STATISTICS = [
  'latest',
  'average',
  'weighted_average',
  'median',
  'minimum',
  'maximum',
  'total',
  'deviation',
  'trend',
  'change',
  'halves',
  'consistency',
  'count',
] as const
export type Statistic = (typeof STATISTICS)[number]

export interface StatisticValue {
  /** Unrounded, in the unit of the points; null: too few values. */
  value: number | null
  /**
   * The day of the value if it is of a single day (latest, minimum, maximum, trend, change); of equal extremes the
   * earliest.
   */
  date: CalendarDay | null
  /** Number of values used. */
  records: number
}

/**
 * Computes a statistic.
 * @param points one a day, oldest first, only those of the window
 */
export function readStatistic(points: readonly Point[], statistic: Statistic): StatisticValue {
  const records = points.length
  const { value, date } = READERS[statistic](points)
  return { value: value === null ? null : decimal(value), date: date ?? null, records }
}

type Reader = (points: readonly Point[]) => { value: number | null; date?: CalendarDay | null }

const overValues =
  (read: (values: number[]) => number | null): Reader =>
  (points) => ({ value: points.length === 0 ? null : read(valuesOf(points)) })

const extreme =
  (isMore: (a: number, b: number) => boolean): Reader =>
  (points) => {
    let found: Point | undefined
    for (const point of points) if (found === undefined || isMore(point.value, found.value)) found = point
    return { value: found?.value ?? null, date: found?.date }
  }

const READERS: Record<Statistic, Reader> = {
  latest: (points) => ({ value: summarize(points).latest, date: summarize(points).latestDate }),
  average: overValues(average),
  weighted_average: overValues(
    (values) =>
      values.reduce((sum, value, place) => sum + value * (place + 1), 0) / ((values.length * (values.length + 1)) / 2),
  ),
  median: overValues(median),
  minimum: extreme((a, b) => a < b),
  maximum: extreme((a, b) => a > b),
  total: overValues(sumOf),
  deviation: overValues(deviationOf),
  trend: (points) => ({ value: summarize(points).trend, date: summarize(points).latestDate }),
  change: (points) => {
    const [before, last] = points.slice(-2)
    return { value: before && last ? last.value - before.value : null, date: last?.date ?? null }
  },
  halves: overValues((values) => readHalves(values)?.change ?? null),
  consistency: (points) => ({ value: hrvConsistency(points) || null }),
  count: (points) => ({ value: points.length }),
}

function deviationOf(values: readonly number[]): number | null {
  const mean = average(values)
  if (mean === null || values.length < 2) return null
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}
