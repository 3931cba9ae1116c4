import { type MetricName, metricOf } from './metric-catalogue.ts'
import type { Metric } from './metrics/metric.ts'
import { isDifference, type Statistic } from './statistics.ts'

/** The unit of a statistic of a metric: differences of percents are points, consistency is a percent of anything, a count has none. */
export function unitOf(metric: MetricName, statistic: Statistic): Metric['unit'] | Metric['differenceUnit'] {
  if (statistic === 'count') return ''
  if (statistic === 'consistency') return '%'
  const { unit, differenceUnit } = metricOf(metric)
  return isDifference(statistic) || statistic === 'deviation' ? differenceUnit : unit
}

/** With how many decimals it is written. A deviation has one more than its metric: 6.4 ms says more than 6. */
export function decimalsOf(metric: MetricName, statistic: Statistic): number {
  if (statistic === 'count' || statistic === 'consistency') return 0
  return statistic === 'deviation' ? 1 : metricOf(metric).decimals
}
