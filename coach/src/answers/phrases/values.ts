import { type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import { roundTo, withUnit, written } from '@corner/analytics/rounding.ts'
import { writeValue } from '../../tools/wording.ts'

export { writeValue } from '../../tools/wording.ts'

/** Differences are written finer than values: the trends of the screens have one decimal, too. */
const DIFFERENCE_DECIMALS = 1

/** The size of a difference, without its sign: `3.1 points`, `0.4 h`, `2.0 ms`. */
export function writeSize(metric: MetricName, difference: number): string {
  const { differenceUnit } = metricOf(metric)
  return withUnit(written(Math.abs(difference), DIFFERENCE_DECIMALS), differenceUnit)
}

/** Whether a difference reads as nothing at all. */
export const isNoDifference = (difference: number): boolean => roundTo(difference, DIFFERENCE_DECIMALS) === 0

/** `3.1 points below their average of 48%`, `level with their average of 48%`. */
export function besideAverage(metric: MetricName, difference: number, average: number, whose = 'their own'): string {
  const side = difference < 0 ? 'below' : 'above'
  if (isNoDifference(difference)) return `level with ${whose} average of ${writeValue(metric, average)}`
  return `${writeSize(metric, difference)} ${side} ${whose} average of ${writeValue(metric, average)}`
}
