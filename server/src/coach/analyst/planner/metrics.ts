import type { MetricName } from '@corner/analytics/metric-catalogue.ts'
import type { Question } from '../question.ts'

/** What tells most about an athlete's day, where no metric is named. */
export const MAIN_METRICS = ['recovery', 'hrv', 'resting_heart_rate', 'sleep_duration', 'strain'] as const

/** The metrics of a question; recovery where it names none. */
export function metricsOf({ metrics }: Pick<Question, 'metrics'>): readonly [MetricName, ...MetricName[]] {
  const [first, ...others] = metrics
  return first === undefined ? ['recovery'] : [first, ...others]
}
