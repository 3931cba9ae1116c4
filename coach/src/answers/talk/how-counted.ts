import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import type { Aggregate, Measure } from '@corner/contract/entities/query.ts'
import { labelOf, nounOf } from '../../wording/metrics.ts'
import { writeTests } from '../../wording/tests.ts'

/** How a figure is computed from records, as shown after "How it is counted". */
export const writeHowCounted = (measure: Measure): string =>
  HOW[measure.aggregate](measure, `${nounOf(measure.metric)}s`)

const HOW: Record<Aggregate, (measure: Measure, days: string) => string> = {
  latest: () => 'the newest value of these days',
  mean: (_, days) => `the mean of the ${days} that have a value; those without count for nothing`,
  weighted_mean: (_, days) => `the mean of the ${days} that have a value, in which later ones count more`,
  median: (_, days) => `the middle value of the ${days} that have one`,
  sum: (_, days) => `the sum of the ${days} that have a value`,
  min: (_, days) => `the lowest of the ${days} that have a value`,
  max: (_, days) => `the highest of the ${days} that have a value`,
  range: () => 'the highest value minus the lowest',
  deviation: () => 'the standard deviation of the values (with n - 1)',
  percentile: ({ percentile = 50 }) => `the value that ${percentile}% of the values lie at or below`,
  consistency: () => '100 where every value is the same, and less the more they differ',
  count: () => 'the number of values',
  days: ({ test = [] }, days) => `the number of ${days} with ${writeTests(test)}`,
  share: ({ test = [] }, days) => `the ${days} with ${writeTests(test)}, in percent of those that have a value`,
  longest_streak: ({ test = [] }) => `the most calendar days in a row with ${writeTests(test)}`,
  current_streak: ({ test = [] }) => `the calendar days in a row until now with ${writeTests(test)}`,
  missing_days: () => 'the number of calendar days without a record',
  record_age: () => 'the days since the newest record',
  trend: () => 'the newest value minus the mean of these days',
  halves: () => 'the mean of the later half of the values minus that of the earlier half',
  change: () => 'the newest value minus the one before it',
  change_percent: () => 'the newest value minus the one before it, in percent of that',
  from_own_average: () => 'the value minus the athlete’s own average of the days before',
  from_own_range: () =>
    `how far the value lies outside the athlete’s own normal range of the ${NORMAL_RANGE_DAYS} days before`,
  correlation: (measure) =>
    `the correlation (Pearson's r) of ${labelOf(measure)} and ${labelOf({ metric: measure.with ?? measure.metric })} over the days that have both`,
}
