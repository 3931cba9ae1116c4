import type { AthleteMetrics } from '@corner/analytics/athlete-metrics.ts'
import type { RankedMetric } from '@corner/analytics/rankings.ts'
import { AT_RISK } from '@corner/contract/constants/at-risk.ts'
import { TOP_PERFORMER } from '@corner/contract/constants/team-scores.ts'
import type { RankingColumnName } from '../../../../shared/explanations/ranking-heads.ts'
import type { NumberFormat } from '../../../../shared/number-format/format-number.ts'

/** A metric column of a ranking: heading, value, and rounding (docs/reference/coach-dashboard.md#rankings-tab). */
export interface RankingColumn extends NumberFormat {
  name: RankingColumnName
  head: string
  read: (metrics: AthleteMetrics) => number | null
  /** For a trend: the limits above which it is good and below which it is a risk. */
  trend?: { goodAbove: number; riskBelow: number }
  /** The value is a recovery, which has bands. */
  isRecovery?: boolean
}

export const RANKING_COLUMNS: Record<RankedMetric, readonly RankingColumn[]> = {
  recovery: [
    { ...column('averageRecovery', 'Avg Recovery', '%', 1), read: ({ recovery }) => recovery.averageRecovery },
    {
      ...column('latestRecovery', 'Latest', '%', 0),
      read: ({ recovery }) => recovery.latestRecovery,
      isRecovery: true,
    },
    {
      ...column('recoveryTrend', 'Trend', '', 1),
      read: ({ recovery }) => recovery.recoveryTrend,
      trend: { goodAbove: TOP_PERFORMER.recoveryTrendAbove, riskBelow: AT_RISK.recoveryTrendBelow },
    },
    { ...column('recoveryDays', 'Days', '', 0), read: ({ recovery }) => recovery.dataPoints },
  ],
  hrv: [
    { ...column('averageHRV', 'Avg HRV', ' ms', 0), read: ({ hrv }) => hrv.averageHRV },
    { ...column('latestHRV', 'Latest HRV', ' ms', 0), read: ({ hrv }) => hrv.latestHRV },
    {
      ...column('hrvTrend', 'Trend', '', 1),
      read: ({ hrv }) => hrv.hrvTrend,
      trend: { goodAbove: TOP_PERFORMER.hrvTrendAbove, riskBelow: AT_RISK.hrvTrendBelow },
    },
    { ...column('hrvConsistency', 'Consistency', '%', 0), read: ({ hrv }) => hrv.consistency },
  ],
  sleep: [
    { ...column('averageQuality', 'Avg Quality', '%', 0), read: ({ sleep }) => sleep.averageQuality },
    { ...column('averageDuration', 'Avg Duration', ' h', 1), read: ({ sleep }) => sleep.averageDuration },
    { ...column('averageEfficiency', 'Efficiency', '%', 0), read: ({ sleep }) => sleep.averageEfficiency },
    { ...column('sleepDays', 'Days', '', 0), read: ({ sleep }) => sleep.dataPoints },
  ],
  strain: [
    { ...column('averageStrain', 'Avg Strain', '', 1), read: ({ strain }) => strain.averageStrain },
    { ...column('totalStrain', 'Total', '', 1), read: ({ strain }) => strain.totalStrain },
    { ...column('latestStrain', 'Latest', '', 1), read: ({ strain }) => strain.latestStrain },
    { ...column('workouts', 'Workouts', '', 0), read: ({ strain }) => strain.workoutsCount },
  ],
}

function column(name: RankingColumnName, head: string, unit: string, decimals: number) {
  return { name, head, unit, decimals }
}
