import { metricName } from '@corner/contract/metrics/metric-name.ts'
import type { MetricRecord, Place } from '@corner/contract/metrics/metric-record.ts'
import { metricFormat } from '../number-format/metric-format.ts'
import type { ChartMetric } from './chart-description.ts'

/**
 * A metric for charts.
 * @param place where its label is used
 * @param empty shown instead of a chart without any value
 */
export function chartMetric(record: MetricRecord, place: Place, empty: ChartMetric['empty']): ChartMetric {
  const { axis = { from: 'fit', to: 'fit' }, ownAxis = axis } = record
  return {
    ...metricFormat(record),
    name: metricName(record, place),
    axis: place === 'ownCharts' ? ownAxis : axis,
    ...(record.of === 'day' && { grows: true }),
    empty,
  }
}
