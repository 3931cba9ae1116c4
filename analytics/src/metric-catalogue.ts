import type { DayMetric, Metric } from './metrics/metric.ts'
import { DAY_METRICS } from './metrics/of-days.ts'
import { NIGHT_METRICS } from './metrics/of-nights.ts'
import { RECOVERY_METRICS } from './metrics/of-recovery.ts'
import { STANDING_METRICS } from './metrics/of-standing.ts'
import { WORKOUT_METRICS } from './metrics/of-workouts.ts'

/**
 * Every metric that is stored or follows from what is stored: the one place where a metric is declared. A new one is an entry in one
 * of these files, with what it is called, how it is written, how its days add up and how it is read from an athlete's records.
 */
export const METRICS = {
  ...RECOVERY_METRICS,
  ...NIGHT_METRICS,
  ...DAY_METRICS,
  ...WORKOUT_METRICS,
  ...STANDING_METRICS,
} as const

/** Metrics by name. */
export type Catalogue = Readonly<Record<string, Metric>>
export const CATALOGUE: Catalogue = { ...METRICS }

/** Those that the records of the team screens hold (`AthleteRecords`). */
export const METRIC_NAMES = [
  'recovery',
  'hrv',
  'resting_heart_rate',
  'sleep_duration',
  'sleep_quality',
  'sleep_efficiency',
  'sleep_consistency',
  'strain',
  'average_heart_rate',
  'max_heart_rate',
] as const satisfies (keyof typeof METRICS)[]
export type MetricName = (typeof METRIC_NAMES)[number]

/** A metric of the team screens by its name, without the exact type of each entry. */
export const metricOf = (name: MetricName): DayMetric => METRICS[name]
