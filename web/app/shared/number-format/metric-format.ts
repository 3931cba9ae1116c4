import type { MetricRecord } from '@corner/contract/metrics/metric-record.ts'

type Written = Pick<MetricRecord, 'unit' | 'decimals' | 'averageDecimals'>

/** The format of a metric in charts and tables: ` ms` after a space, a percent sign without one. */
export function metricFormat({ unit, decimals }: Written) {
  return { unit: unit === '' || unit === '%' ? unit : ` ${unit}`, decimals }
}

/** The format of a ranked average. */
export const averageFormat = (metric: Written) => ({
  ...metricFormat(metric),
  decimals: metric.averageDecimals ?? metric.decimals,
})

/** The format in tight spaces, with the unit right after the number: `7.4h`. */
export const narrowFormat = ({ unit, decimals }: Written) => ({ unit, decimals })
