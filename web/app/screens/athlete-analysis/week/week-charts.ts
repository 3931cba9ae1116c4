import { weekUntil } from '@corner/analytics/athlete/athlete-week.ts'
import { daysUntil } from '@corner/analytics/days/calendar.ts'
import { seriesOver } from '@corner/analytics/series/day-series.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { ATHLETE_DETAIL } from '@corner/contract/constants/charts.ts'
import type { AthleteTab } from '../../../shared/athlete-link/athlete-tabs.ts'
import type { ChartDescription, ChartMetric } from '../../../shared/charts/chart-description.ts'
import { ownMakers } from '../../../shared/charts/makers.ts'
import type { Series } from './wake-days.ts'
import {
  DAILY_STRAIN,
  HRV_RMSSD,
  RECOVERY_SCORE,
  SLEEP_DURATION,
  SLEEP_QUALITY,
  VITAL_METRICS,
} from './week-metrics.ts'

/**
 * The last 7 days, oldest first, with a gap where there is no value (docs/reference/athlete-analysis.md#charts: at most
 * 7 points).
 */
function chart<DayRecord extends { date: CalendarDay }>(
  name: string,
  today: CalendarDay,
  records: readonly DayRecord[],
  lines: readonly [first: Line<DayRecord>, ...others: Line<DayRecord>[]],
): ChartDescription {
  const days = daysUntil(today, ATHLETE_DETAIL.days)
  const week = weekUntil(records, today)
  return {
    name,
    places: days,
    placeName: 'Day',
    metric: lines[0].metric,
    columns: lines.map(({ metric, read }) => ({
      id: metric.name,
      name: metric.name,
      metric,
      values: seriesOver(days, week, read),
    })),
    drawing: { kind: 'lines' },
    ...ownMakers(week),
    runningDay: today,
  }
}

interface Line<DayRecord> {
  metric: ChartMetric
  read: (record: DayRecord) => number | null
}

export type ChartTab = Exclude<AthleteTab, 'overview' | 'ai-insights'>

export const CHART_TITLES: Record<ChartTab, string> = {
  recovery: 'Recovery & HRV Trends',
  sleep: 'Sleep Quality & Duration',
  activity: 'Daily Strain & Activity',
}

export const isChartTab = (tab: AthleteTab): tab is ChartTab => tab in CHART_TITLES

/**
 * The chart of a tab; the second line uses the right axis.
 * @param series by wake day (`byWakeDay`)
 * @param isWithoutRecovery whether the maker gives none: a line of it would stay empty
 */
export function weekChart(
  tab: ChartTab,
  series: Series,
  today: CalendarDay,
  isWithoutRecovery = false,
): ChartDescription {
  const title = CHART_TITLES[tab]
  switch (tab) {
    case 'recovery':
      if (isWithoutRecovery)
        return chart('HRV & Resting Heart Rate Trends', today, series.recovery_data, [
          { metric: HRV_RMSSD, read: ({ hrv_rmssd_milli }) => hrv_rmssd_milli },
          { metric: VITAL_METRICS.resting_heart_rate, read: ({ resting_heart_rate }) => resting_heart_rate },
        ])
      return chart(title, today, series.recovery_data, [
        { metric: RECOVERY_SCORE, read: ({ recovery_score }) => recovery_score },
        { metric: HRV_RMSSD, read: ({ hrv_rmssd_milli }) => hrv_rmssd_milli },
      ])
    case 'sleep':
      return chart(title, today, series.sleep_data, [
        { metric: SLEEP_QUALITY, read: ({ sleep_quality_score }) => sleep_quality_score },
        { metric: SLEEP_DURATION, read: ({ total_duration_hours }) => total_duration_hours },
      ])
    case 'activity':
      return chart(title, today, series.activity_data, [
        { metric: DAILY_STRAIN, read: ({ strain_score }) => strain_score },
      ])
  }
}
