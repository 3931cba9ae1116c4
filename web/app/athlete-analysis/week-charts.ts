import { weekUntil } from '@corner/analytics/athlete-week.ts'
import { daysUntil } from '@corner/analytics/calendar.ts'
import { seriesOver } from '@corner/analytics/day-series.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { ATHLETE_DETAIL } from '@corner/contract/constants/charts.ts'
import type { ChartDescription, Metric } from '../charts/chart-description.ts'
import type { Series } from './wake-days.ts'
import { DAILY_STRAIN, HRV_RMSSD, RECOVERY_SCORE, SLEEP_DURATION, SLEEP_QUALITY } from './week-metrics.ts'

/** The 7 days up to now, oldest first: a place for each, and a gap where there is no value (spec 2, section 9: at most 7 points). */
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
  }
}

interface Line<DayRecord> {
  metric: Metric
  read: (record: DayRecord) => number | null
}

/** @param series by wake day (`byWakeDay`) */
export function recoveryChart({ recovery_data }: Series, today: CalendarDay): ChartDescription {
  return chart('Recovery & HRV Trends', today, recovery_data, [
    { metric: RECOVERY_SCORE, read: ({ recovery_score }) => recovery_score },
    { metric: HRV_RMSSD, read: ({ hrv_rmssd_milli }) => hrv_rmssd_milli },
  ])
}

/** @param series by wake day (`byWakeDay`) */
export function sleepChart({ sleep_data }: Series, today: CalendarDay): ChartDescription {
  return chart('Sleep Quality & Duration', today, sleep_data, [
    { metric: SLEEP_QUALITY, read: ({ sleep_quality_score }) => sleep_quality_score },
    { metric: SLEEP_DURATION, read: ({ total_duration_hours }) => total_duration_hours },
  ])
}

/** @param series by wake day (`byWakeDay`) */
export function activityChart({ activity_data }: Series, today: CalendarDay): ChartDescription {
  return chart('Daily Strain & Activity', today, activity_data, [
    { metric: DAILY_STRAIN, read: ({ strain_score }) => strain_score },
  ])
}
