import type { DayMetric, Metric } from '../metrics/metric.ts'
import type { Catalogue } from '../metrics/metric-catalogue.ts'

export const findMetric = (catalogue: Catalogue, name: string): Metric | undefined =>
  Object.hasOwn(catalogue, name) ? catalogue[name] : undefined

/** @throws Error for a name that `checkQuery` has not seen */
export function metricIn(catalogue: Catalogue, name: string): Metric {
  const metric = findMetric(catalogue, name)
  if (metric === undefined) throw new Error(`There is no metric ${name}`)
  return metric
}

/** @throws Error for a metric that has no value of a day, which `checkQuery` refuses */
export function dayMetricIn(catalogue: Catalogue, name: string): DayMetric {
  const metric = metricIn(catalogue, name)
  if (metric.of === 'standing') throw new Error(`${name} has no value of a day`)
  return metric
}
