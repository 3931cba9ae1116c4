import { METRIC_RECORDS } from '@corner/contract/metrics/every-metric.ts'
import type { MetricRecord } from '@corner/contract/metrics/metric-record.ts'
import type { DayMetric, Metric, StandingMetric } from './metric.ts'
import { DAY_READERS } from './of-days.ts'
import { MAKER_SCORE_READERS } from './of-maker-scores.ts'
import { NIGHT_READERS } from './of-nights.ts'
import { READINESS_READERS } from './of-readiness.ts'
import { RECOVERY_READERS } from './of-recovery.ts'
import { STANDING_READERS } from './of-standing.ts'
import { WORKOUT_READERS } from './of-workouts.ts'

type Records = typeof METRIC_RECORDS
type Name = keyof Records
type Named<Kind> = { [N in Name]: Records[N] extends Kind ? N : never }[Name]
type StandingMetricName = Named<{ of: 'standing' }>
/** A metric with a value a day. */
export type DayMetricName = Exclude<Name, StandingMetricName>

const READERS = {
  ...RECOVERY_READERS,
  ...READINESS_READERS,
  ...MAKER_SCORE_READERS,
  ...NIGHT_READERS,
  ...DAY_READERS,
  ...WORKOUT_READERS,
  ...STANDING_READERS,
}
const recordOf = (name: Name): MetricRecord => METRIC_RECORDS[name]
const NAMES = Object.keys(METRIC_RECORDS) as Name[]

/** Every metric: its record (contract/metrics) and its reader (metrics/), by name. */
export const METRICS = Object.fromEntries(
  NAMES.map((name) => [name, { ...recordOf(name), ...READERS[name] }]),
) as Record<Name, unknown> as Record<DayMetricName, DayMetric> & Record<StandingMetricName, StandingMetric>

/** Metrics by name. */
export type Catalogue = Readonly<Record<string, Metric>>
export const CATALOGUE: Catalogue = { ...METRICS }

/** Those that the records of the team screens hold (`AthleteRecords`). */
export type MetricName = Named<{ teamField: object }>
export const METRIC_NAMES = NAMES.filter((name): name is MetricName => recordOf(name).teamField !== undefined)

/** A metric of the team screens by its name. */
export const metricOf = (name: MetricName): DayMetric => METRICS[name]
