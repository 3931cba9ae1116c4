import type { MetricRecord } from '@corner/contract/metrics/metric-record.ts'

type Written = Pick<MetricRecord, 'unit' | 'decimals' | 'averageDecimals'>

/** The format of a metric wherever it is shown: ` ms` after a space, a percent sign without one. */
export function metricFormat({ unit, decimals }: Written) {
  return { unit: unit === '' || unit === '%' ? unit : ` ${unit}`, decimals }
}

/** The format of a ranked average. */
export const averageFormat = (metric: Written) => ({
  ...metricFormat(metric),
  decimals: metric.averageDecimals ?? metric.decimals,
})

/** With the unit right after the number, `7.4h`: only where docs/reference/athlete-analysis.md words it so. */
export const wordedFormat = ({ unit, decimals }: Written) => ({ unit, decimals })
