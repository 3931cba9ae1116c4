import type { MetricName } from '@corner/analytics/metric-catalogue.ts'
import type { Statistic } from '@corner/analytics/statistics.ts'
import type { Comparison } from '../../question.ts'

/** A condition as it was said; what it leaves open is filled in when the whole question is known. */
export interface ConditionDraft {
  /** The place of its words, for the order. */
  from: number
  until: number
  metric?: MetricName
  statistic?: Statistic
  comparison: Comparison
  value: number
}

/** A metric that was named. */
export interface MetricMention {
  from: number
  until: number
  metric: MetricName
}
