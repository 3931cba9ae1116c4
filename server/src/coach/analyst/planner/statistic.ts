import type { MetricName } from '@corner/analytics/metric-catalogue.ts'
import type { Statistic } from '@corner/analytics/statistics.ts'
import type { Question } from '../question.ts'

/** Sleep is judged by the period's average, as on the screens; all else by the newest value (spec 2, section 3). */
const BY_AVERAGE: readonly MetricName[] = ['sleep_duration', 'sleep_quality', 'sleep_efficiency', 'sleep_consistency']

/** Of one athlete or the team: the newest value, and the average where a stretch of days is asked about. */
export function statisticOfValue({ statistic, window }: Pick<Question, 'statistic' | 'window'>): Statistic {
  if (statistic) return statistic
  return window !== undefined && window.from !== window.until ? 'average' : 'latest'
}

/** Of a ranking. */
export function statisticOfRanking(
  { statistic, window }: Pick<Question, 'statistic' | 'window'>,
  metric: MetricName,
): Statistic {
  if (statistic) return statistic
  if (window !== undefined) return window.from === window.until ? 'latest' : 'average'
  return BY_AVERAGE.includes(metric) ? 'average' : 'latest'
}

/** Of a comparison: averages, because one night is noise; the value of the day where one day is asked about. */
export function statisticOfComparison({ statistic, window }: Pick<Question, 'statistic' | 'window'>): Statistic {
  if (statistic) return statistic
  return window !== undefined && window.from === window.until ? 'latest' : 'average'
}
