import { CATALOGUE } from '@corner/analytics/metrics/metric-catalogue.ts'
import { findMetric } from '@corner/analytics/query/find-metric.ts'
import { partsOf } from '@corner/analytics/query/parts-of.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import { RECORD_SERIES, type RecordSeries } from '@corner/contract/metrics/record-series.ts'

/** The series a query needs in addition to those on every screen. */
export function seriesNeeded(query: Query): RecordSeries[] {
  const needed = new Set(partsOf(query).metrics.flatMap(seriesOf))
  return RECORD_SERIES.filter((series) => needed.has(series))
}

function seriesOf(name: string): readonly RecordSeries[] {
  const metric = findMetric(CATALOGUE, name)
  if (metric === undefined) return []
  return [...(metric.teamField ? [] : metric.series), ...(metric.besides ?? [])]
}
