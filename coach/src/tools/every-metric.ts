import { METRIC_NAMES, type MetricName } from '@corner/analytics/metrics/metric-catalogue.ts'

/** A value for each metric. */
export function everyMetric<T>(read: (metric: MetricName) => T): Record<MetricName, T> {
  return Object.fromEntries(METRIC_NAMES.map((metric) => [metric, read(metric)])) as Record<MetricName, T>
}
