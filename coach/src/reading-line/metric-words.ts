import { clockText } from '@corner/analytics/clock.ts'
import type { Metric } from '@corner/analytics/metrics/metric.ts'
import { NIGHT_METRICS } from '@corner/analytics/metrics/of-nights.ts'
import { findMetric } from '@corner/analytics/query/find-metric.ts'
import { roundTo, withUnit } from '@corner/analytics/rounding.ts'
import type { DayTest } from '@corner/contract/entities/query.ts'
import { catalogueOf, type LineScope } from './described.ts'

export const metricNamed = (name: string, scope: LineScope): Metric | undefined => findMetric(catalogueOf(scope), name)

/** What a metric is called in a line; one that nobody knows by its own name. */
export const labelOf = (name: string, scope: LineScope): string =>
  metricNamed(name, scope)?.label ?? name.replaceAll('_', ' ')

/** People count nights of sleep and days of all else. */
export const dayNoun = (tests: readonly Pick<DayTest, 'metric'>[]): 'night' | 'day' =>
  tests.every(({ metric }) => Object.hasOwn(NIGHT_METRICS, metric)) ? 'night' : 'day'

/** Of workouts and naps people say how many; a day has records or has none. */
export const isNumberOfThings = (metric: Metric | undefined): boolean =>
  metric?.adds === 'sum' && metric.unit === '' && metric.scale[1] > 1

const DECIMALS = 2

/** A number as somebody said it: `7.5`, without zeros behind it. */
export const plainNumber = (value: number): string => String(roundTo(value, DECIMALS))

/** A value of a metric: `34%`, `7.5 h`, `0:30`. */
export function valueText(value: number, metric: Metric | undefined): string {
  if (metric?.unit === 'clock') return clockText(value).replace(/^0(?=\d:)/, '')
  return withUnit(plainNumber(value), metric?.unit ?? '')
}

/** A difference of two values: `5 points`, `0.5 h`. */
export const differenceText = (value: number, metric: Metric | undefined): string =>
  withUnit(plainNumber(value), metric?.differenceUnit ?? '')
