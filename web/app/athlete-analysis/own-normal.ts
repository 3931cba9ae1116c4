import { NORMAL_RANGE_DAYS, type NormalRange, readNormalRange } from '@corner/analytics/normal-range.ts'
import { pointsOf } from '@corner/analytics/points.ts'
import { written } from '@corner/analytics/rounding.ts'
import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'
import type { Period } from '@corner/contract/periods.ts'
import type { Metric, NormalBand } from '../charts/chart-description.ts'
import type { AthleteTab } from './athlete-tab.ts'
import { byWakeDay } from './wake-days.ts'
import { HRV_RMSSD, RECOVERY_SCORE, SLEEP_DURATION, SLEEP_QUALITY } from './week-metrics.ts'

/** The shortest period that holds the 28 days before today. */
export const NORMAL_RANGE_PERIOD: Period = 30

/** What is normal for this athlete, by tab: the first is that of the chart's left axis. */
export type OwnNormals = Record<'recovery' | 'sleep', { metric: Metric; range: NormalRange | null }[]>

/**
 * The athlete's own normal ranges of recovery and sleep. Not of strain: it follows the training plan, and another load than last
 * month's is no sign of anything.
 * @param month of at least the 28 days before its last one
 */
export function ownNormals(month: AthleteDetail): OwnNormals {
  const { recovery_data, sleep_data } = byWakeDay(month)
  const today = month.data_summary.analysis_date
  const hrv = pointsOf(recovery_data, ({ hrv_rmssd_milli }) => hrv_rmssd_milli)
  const quality = pointsOf(sleep_data, ({ sleep_quality_score }) => sleep_quality_score)
  const hours = pointsOf(sleep_data, ({ total_duration_hours }) => total_duration_hours)
  const score = pointsOf(recovery_data, ({ recovery_score }) => recovery_score)
  return {
    recovery: [
      { metric: RECOVERY_SCORE, range: readNormalRange(score, today) },
      { metric: HRV_RMSSD, range: readNormalRange(hrv, today) },
    ],
    sleep: [
      { metric: SLEEP_QUALITY, range: readNormalRange(quality, today) },
      { metric: SLEEP_DURATION, range: readNormalRange(hours, today) },
    ],
  }
}

/** The range of the chart's left axis as a band behind its lines; null: the tab has none, or it is not known yet. */
export function normalBandOf(normals: OwnNormals, tab: AthleteTab): NormalBand | null {
  if (tab !== 'recovery' && tab !== 'sleep') return null
  const [left] = normals[tab]
  if (!left?.range) return null
  const { low, high } = left.range
  return { name: `Own normal range, ${NORMAL_RANGE_DAYS} days`, limits: { from: low, to: high } }
}

/** The ranges as a line of text under a chart; null where the tab has none. */
export function ownNormalText(normals: OwnNormals, tab: AthleteTab): string | null {
  if (tab !== 'recovery' && tab !== 'sleep') return null
  const ranges = normals[tab].map(({ metric, range }) => `${metric.name} ${rangeText(metric, range)}`)
  return `Own normal, mean ± 1 SD of the ${NORMAL_RANGE_DAYS} days before today: ${ranges.join(' · ')}`
}

function rangeText({ unit, decimals }: Metric, range: NormalRange | null): string {
  if (range === null) return 'not known yet'
  return `${written(range.low, decimals)} to ${written(range.high, decimals)}${unit}`
}
