import { NORMAL_RANGE_DAYS, type NormalRange, readNewestRange } from '@corner/analytics/series/normal-range.ts'
import { type Point, pointsOf } from '@corner/analytics/series/points.ts'
import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'
import type { AthleteTab } from '../../../shared/athlete-link/athlete-tabs.ts'
import type { ChartDescription, ChartMetric, NormalBand } from '../../../shared/charts/chart-description.ts'
import { byWakeDay } from './wake-days.ts'
import { HRV_RMSSD, RECOVERY_SCORE, SLEEP_DURATION, SLEEP_QUALITY, VITAL_METRICS } from './week-metrics.ts'

interface NormalRangeOfMetric {
  metric: ChartMetric
  /** null: fewer than 14 values. */
  range: NormalRange | null
}

/** The athlete's normal ranges by tab; the first is the one on the chart's left axis. */
export type NormalRanges = Record<'recovery' | 'sleep', NormalRangeOfMetric[]>

/**
 * The athlete's normal ranges of recovery and sleep. Not of strain, which follows the training plan: a change of load
 * says nothing about the athlete.
 * @param month at least 28 days before yesterday, whose value is the newest until today's has come
 */
export function normalRanges(month: AthleteDetail): NormalRanges {
  const { recovery_data, sleep_data } = byWakeDay(month)
  const today = month.data_summary.analysis_date
  const hrv = pointsOf(recovery_data, ({ hrv_rmssd_milli }) => hrv_rmssd_milli)
  const quality = pointsOf(sleep_data, ({ sleep_quality_score }) => sleep_quality_score)
  const hours = pointsOf(sleep_data, ({ total_duration_hours }) => total_duration_hours)
  const resting = pointsOf(recovery_data, ({ resting_heart_rate }) => resting_heart_rate)
  const score = pointsOf(recovery_data, ({ recovery_score }) => recovery_score)
  const rangeOf = (metric: ChartMetric, points: readonly Point[]): NormalRangeOfMetric => ({
    metric,
    range: readNewestRange(points, today),
  })
  return {
    recovery: [
      rangeOf(RECOVERY_SCORE, score),
      rangeOf(HRV_RMSSD, hrv),
      rangeOf(VITAL_METRICS.resting_heart_rate, resting),
    ],
    sleep: [rangeOf(SLEEP_QUALITY, quality), rangeOf(SLEEP_DURATION, hours)],
  }
}

/**
 * The range for the chart's left axis, drawn as a band behind the lines; null: the tab has none, or it is not loaded
 * yet.
 */
export function normalBandOf(normals: NormalRanges, tab: AthleteTab): NormalBand | null {
  if (tab !== 'recovery' && tab !== 'sleep') return null
  const [left] = normals[tab]
  if (!left?.range) return null
  const { low, high } = left.range
  const name = `Own ${left.metric.name.toLowerCase().replace(/ score$/, '')} range, ${NORMAL_RANGE_DAYS} days, left axis`
  return { name, limits: { from: low, to: high } }
}

/** The range of one of the metrics; null: fewer than 14 values; undefined: the ranges are not loaded. */
export function normalRangeOf(normals: NormalRanges | undefined, metric: ChartMetric): NormalRange | null | undefined {
  return normals && [...normals.recovery, ...normals.sleep].find((normal) => normal.metric === metric)?.range
}

/** A chart with the band of its left line, and each line's own range, outside of which its values are marked. */
export function withRanges(
  chart: ChartDescription,
  tab: AthleteTab,
  normals: NormalRanges | undefined,
): ChartDescription {
  if (!normals) return { ...chart, normalBand: null }
  const columns = chart.columns.map((column) => {
    const range = normalRangeOf(normals, column.metric)
    return range ? { ...column, usual: { from: range.low, to: range.high } } : column
  })
  return { ...chart, columns, normalBand: normalBandOf(normals, tab) }
}
