import { METRIC_NAMES } from '@corner/analytics/metric-catalogue.ts'
import { NIGHT_METRICS } from '@corner/analytics/metrics/of-nights.ts'
import { RECOVERY_METRICS } from '@corner/analytics/metrics/of-recovery.ts'
import { WORKOUT_METRICS } from '@corner/analytics/metrics/of-workouts.ts'
import { partsOf } from '@corner/analytics/query/parts-of.ts'
import { RECORD_SERIES, type RecordSeries } from '@corner/analytics/query/record-series.ts'
import type { Query } from '@corner/contract/entities/query.ts'

/** The series a query needs in addition to those on every screen. */
export function seriesNeeded(query: Query): RecordSeries[] {
  const needed = new Set(partsOf(query).metrics.flatMap(seriesOf))
  return RECORD_SERIES.filter((series) => needed.has(series))
}

const OF_ALL_SCREENS: readonly string[] = METRIC_NAMES
/** Daily values come from different tables. */
const OF_DAYS: Readonly<Record<string, readonly RecordSeries[]>> = {
  energy: ['activity'],
  naps: ['naps'],
  nap_time: ['naps'],
  any_record: ['naps', 'workouts'],
}

function seriesOf(metric: string): readonly RecordSeries[] {
  if (OF_ALL_SCREENS.includes(metric)) return []
  if (metric in RECOVERY_METRICS) return ['recovery']
  if (metric in NIGHT_METRICS) return ['sleep']
  if (metric in WORKOUT_METRICS) return ['workouts']
  return OF_DAYS[metric] ?? []
}
