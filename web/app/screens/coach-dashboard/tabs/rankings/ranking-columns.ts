import type { AthleteMetrics } from '@corner/analytics/athlete/athlete-metrics.ts'
import type { RankedMetric } from '@corner/analytics/team/rankings.ts'
import { AT_RISK } from '@corner/contract/constants/at-risk.ts'
import { TOP_PERFORMER } from '@corner/contract/constants/team-scores.ts'
import { metricName } from '@corner/contract/metrics/metric-name.ts'
import type { MetricRecord } from '@corner/contract/metrics/metric-record.ts'
import { DAY_METRICS } from '@corner/contract/metrics/of-days.ts'
import { NIGHT_METRICS } from '@corner/contract/metrics/of-nights.ts'
import { RECOVERY_METRICS } from '@corner/contract/metrics/of-recovery.ts'
import type { RankingColumnName } from '../../../../shared/explanations/rankings.ts'
import type { NumberFormat } from '../../../../shared/number-format/format-number.ts'
import { averageFormat, metricFormat } from '../../../../shared/number-format/metric-format.ts'

/** A metric column of a ranking: heading, value, and rounding (docs/reference/coach-dashboard.md#rankings-tab). */
export interface RankingColumn extends NumberFormat {
  name: RankingColumnName
  head: string
  read: (metrics: AthleteMetrics) => number | null
  /** For a trend: the limits above which it is good and below which it is a risk. */
  trend?: { goodAbove: number; riskBelow: number }
  /** The value is a recovery, which has bands. */
  isRecovery?: boolean
  /** The value contains the newest day's strain, which grows until that day is over. */
  grows?: boolean
}

const { recovery: RECOVERY, hrv: HRV } = RECOVERY_METRICS
const {
  sleep_quality: SLEEP_QUALITY,
  sleep_duration: SLEEP_DURATION,
  sleep_efficiency: SLEEP_EFFICIENCY,
} = NIGHT_METRICS
const { strain: STRAIN } = DAY_METRICS
/** Figures derived from a metric's values, without their unit. */
const TREND = { unit: '', decimals: 1 } as const
const COUNT = { unit: '', decimals: 0 } as const
const SHARE = { unit: '%', decimals: 0 } as const

export const RANKING_COLUMNS: Record<RankedMetric, readonly RankingColumn[]> = {
  recovery: [
    { ...average('averageRecovery', RECOVERY), read: ({ recovery }) => recovery.averageRecovery },
    {
      ...column('latestRecovery', 'Latest', RECOVERY),
      read: ({ recovery }) => recovery.latestRecovery,
      isRecovery: true,
    },
    {
      ...column('recoveryTrend', 'Trend', TREND),
      read: ({ recovery }) => recovery.recoveryTrend,
      trend: { goodAbove: TOP_PERFORMER.recoveryTrendAbove, riskBelow: AT_RISK.recoveryTrendBelow },
    },
    { ...column('recoveryDays', 'Days', COUNT), read: ({ recovery }) => recovery.dataPoints },
  ],
  hrv: [
    { ...average('averageHRV', HRV), read: ({ hrv }) => hrv.averageHRV },
    { ...column('latestHRV', `Latest ${metricName(HRV)}`, HRV), read: ({ hrv }) => hrv.latestHRV },
    {
      ...column('hrvTrend', 'Trend', TREND),
      read: ({ hrv }) => hrv.hrvTrend,
      trend: { goodAbove: TOP_PERFORMER.hrvTrendAbove, riskBelow: AT_RISK.hrvTrendBelow },
    },
    { ...column('hrvConsistency', 'Consistency', SHARE), read: ({ hrv }) => hrv.consistency },
  ],
  sleep: [
    { ...average('averageQuality', SLEEP_QUALITY), read: ({ sleep }) => sleep.averageQuality },
    { ...average('averageDuration', SLEEP_DURATION), read: ({ sleep }) => sleep.averageDuration },
    {
      ...column('averageEfficiency', metricName(SLEEP_EFFICIENCY, 'rankings'), SLEEP_EFFICIENCY),
      read: ({ sleep }) => sleep.averageEfficiency,
    },
    { ...column('sleepDays', 'Days', COUNT), read: ({ sleep }) => sleep.dataPoints },
  ],
  strain: [
    { ...average('averageStrain', STRAIN), read: ({ strain }) => strain.averageOfFinished },
    { ...column('totalStrain', 'Total', STRAIN), read: ({ strain }) => strain.totalStrain, grows: true },
    { ...column('latestStrain', 'Latest', STRAIN), read: ({ strain }) => strain.latestStrain, grows: true },
    { ...column('workouts', 'Workouts', COUNT), read: ({ strain }) => strain.workoutsCount },
  ],
}

function column(name: RankingColumnName, head: string, of: Pick<MetricRecord, 'unit' | 'decimals'>) {
  return { name, head, ...metricFormat(of) }
}

function average(name: RankingColumnName, metric: MetricRecord) {
  return { name, head: `Avg ${metricName(metric, 'rankings')}`, ...averageFormat(metric) }
}
