import type { MetricName } from '@corner/analytics/metric-catalogue.ts'
import type { Statistic } from '@corner/analytics/statistics.ts'
import { sentences } from '../phrases/lists.ts'

/** What a reader must know to take a number for no more than it is. */
export function caveatOf(metric: MetricName, statistic: Statistic, { isRanking = false } = {}): string {
  return sentences(
    statistic === 'total' &&
      metric === 'strain' &&
      'Strain is a compressed scale, so a sum of days is bookkeeping and not a load.',
    isRanking && metric === 'hrv' && LEVELS.includes(statistic) && HRV_RANKING,
    isRanking && metric === 'resting_heart_rate' && LEVELS.includes(statistic) && HEART_RATE_RANKING,
  )
}

/** Values themselves, which differ from person to person; changes against the own values do not. */
const LEVELS: readonly Statistic[] = ['latest', 'average', 'weighted_average', 'median', 'minimum', 'maximum']

const HRV_RANKING = 'HRV differs between people by nature: this is not a fitness ranking.'
const HEART_RATE_RANKING = 'Resting heart rates differ between people by nature: this is not a fitness ranking.'
