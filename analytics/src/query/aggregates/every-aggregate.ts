import type { Aggregate } from '@corner/contract/entities/query.ts'
import { readFromOwnAverage, readFromOwnRange } from './against-own.ts'
import type { AggregateEntry } from './aggregate.ts'
import { readCorrelation } from './correlation.ts'
import {
  countDays,
  countMissingDays,
  readCurrentStreak,
  readLongestStreak,
  readRecordAge,
  readShare,
} from './of-days.ts'
import { readChangePercent, readPercentile, readRange, statistic } from './of-values.ts'

/** Every aggregate of the query language: the kind of its figure and its function. A new aggregate needs an entry here. */
export const AGGREGATE_ENTRIES: Record<Aggregate, AggregateEntry> = {
  latest: { is: 'value', read: statistic('latest') },
  mean: { is: 'value', read: statistic('average') },
  weighted_mean: { is: 'value', read: statistic('weighted_average') },
  median: { is: 'value', read: statistic('median') },
  sum: { is: 'value', addsUp: true, read: statistic('total') },
  min: { is: 'value', read: statistic('minimum') },
  max: { is: 'value', read: statistic('maximum') },
  percentile: { is: 'value', read: readPercentile },
  range: { is: 'difference', ofSeveralDays: true, read: readRange },
  deviation: { is: 'difference', ofSeveralDays: true, read: statistic('deviation') },
  trend: { is: 'difference', ofSeveralDays: true, read: statistic('trend') },
  halves: { is: 'difference', ofSeveralDays: true, read: statistic('halves') },
  change: { is: 'difference', ofSeveralDays: true, read: statistic('change') },
  from_own_average: { is: 'difference', read: readFromOwnAverage },
  from_own_range: { is: 'difference', read: readFromOwnRange },
  consistency: { is: 'percent', ofSeveralDays: true, read: statistic('consistency') },
  change_percent: { is: 'percent', ofSeveralDays: true, read: readChangePercent },
  share: { is: 'percent', read: readShare },
  count: { is: 'number', addsUp: true, read: statistic('count') },
  days: { is: 'days', addsUp: true, read: countDays },
  longest_streak: { is: 'days', ofSeveralDays: true, read: readLongestStreak },
  current_streak: { is: 'days', ofSeveralDays: true, read: readCurrentStreak },
  missing_days: { is: 'days', addsUp: true, read: countMissingDays },
  record_age: { is: 'days', read: readRecordAge },
  correlation: { is: 'number', ofSeveralDays: true, read: readCorrelation },
}
