import { type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import { decimalsBeside, roundTo, written } from '@corner/analytics/rounding.ts'

/** Differences are written finer than values: the trends of the screens have one decimal, too. */
const DIFFERENCE_DECIMALS = 1

/** A value as it is read: `45%`, `62 ms`, `7.4 h`, `12.3`. */
export function writeValue(metric: MetricName, value: number): string {
  return withUnit(metric, written(value, metricOf(metric).decimals))
}

/** The same beside bounds that it was judged by: 6.96 h is below 7 h, and reads `6.96 h` then. */
export function writeValueBeside(metric: MetricName, value: number, bounds: readonly number[]): string {
  return withUnit(metric, written(value, decimalsBeside(value, metricOf(metric).decimals, bounds)))
}

function withUnit(metric: MetricName, text: string): string {
  const { unit } = metricOf(metric)
  return unit === '%' ? `${text}%` : unit === '' ? text : `${text} ${unit}`
}

/** The size of a difference, without its sign: `3.1 points`, `0.4 h`, `2.0 ms`. */
export function writeSize(metric: MetricName, difference: number): string {
  const { differenceUnit } = metricOf(metric)
  const text = written(Math.abs(difference), DIFFERENCE_DECIMALS)
  return differenceUnit === '' ? text : `${text} ${differenceUnit}`
}

/** Whether a difference reads as nothing at all. */
export const isNoDifference = (difference: number): boolean => roundTo(difference, DIFFERENCE_DECIMALS) === 0

/** `3.1 points below their average of 48%`, `level with their average of 48%`. */
export function besideAverage(metric: MetricName, difference: number, average: number, whose = 'their own'): string {
  const side = difference < 0 ? 'below' : 'above'
  if (isNoDifference(difference)) return `level with ${whose} average of ${writeValue(metric, average)}`
  return `${writeSize(metric, difference)} ${side} ${whose} average of ${writeValue(metric, average)}`
}
