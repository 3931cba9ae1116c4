import type { MetricRecord } from '@corner/contract/metrics/metric-record.ts'

type Written = Pick<MetricRecord, 'unit' | 'decimals' | 'averageDecimals'>

/** How a metric's values are read in charts and tables: ` ms` behind a space, a percent sign without one. */
export function metricFormat({ unit, decimals }: Written) {
  return { unit: unit === '' || unit === '%' ? unit : ` ${unit}`, decimals }
}

/** The same of a ranked average. */
export const averageFormat = (metric: Written) => ({
  ...metricFormat(metric),
  decimals: metric.averageDecimals ?? metric.decimals,
})

/** Where room is scarce the unit stands right behind the number: `7.4h`. */
export const narrowFormat = ({ unit, decimals }: Written) => ({ unit, decimals })
