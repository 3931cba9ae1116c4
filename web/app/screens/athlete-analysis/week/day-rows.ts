import { weekUntil } from '@corner/analytics/athlete/athlete-week.ts'
import { daysUntil } from '@corner/analytics/days/calendar.ts'
import { seriesOver } from '@corner/analytics/series/day-series.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { ATHLETE_DETAIL, STRAIN_AXIS } from '@corner/contract/constants/charts.ts'
import type { VitalOfWeek } from '@corner/contract/entities/ai-insights.ts'
import type { ChartMetric } from '../../../shared/charts/chart-description.ts'
import { rangeOnAxis } from '../../../shared/charts/range-on-axis.ts'
import type { OwnLimits } from '../../../shared/own-range/own-range.ts'
import { type NormalRanges, normalRangeOf } from './normal-ranges.ts'
import type { Series } from './wake-days.ts'
import { DAILY_STRAIN, HRV_RMSSD, RECOVERY_SCORE, SLEEP_DURATION, VITAL_METRICS } from './week-metrics.ts'

/** A metric over the last 7 days, oldest first. */
export interface DayRow {
  label: string
  metric: ChartMetric
  /** null: no value on that day. */
  values: readonly (number | null)[]
  /** The own normal range; null: not known, or the metric has none. */
  range: OwnLimits | null
  /** Strain grows from zero and has no own range; all else is a place within one. */
  kind: 'dots' | 'bars'
}

/**
 * The rows of the seven days, with the values of the charts.
 * @param series by wake day (`byWakeDay`)
 * @param isWithoutRecovery whether the maker gives none: what has no value then never comes, and has no row
 * @param vitals that are a sign today: a row each, before the strain; HRV and resting heart rate have theirs anyway
 */
export function dayRows(
  series: Series,
  today: CalendarDay,
  normals: NormalRanges | undefined,
  vitals: readonly VitalOfWeek[] = [],
  isWithoutRecovery = false,
): DayRow[] {
  const days = daysUntil(today, ATHLETE_DETAIL.days)
  const [mornings, nights, loads] = [
    weekUntil(series.recovery_data, today),
    weekUntil(series.sleep_data, today),
    weekUntil(series.activity_data, today),
  ]
  const row: MakeRow = (label, metric, values) => {
    const range = normalRangeOf(normals, metric) ?? null
    return { label, metric, values, range, kind: metric === DAILY_STRAIN ? 'bars' : 'dots' }
  }
  const rows = [
    row(
      'Recovery',
      RECOVERY_SCORE,
      seriesOver(days, mornings, ({ recovery_score }) => recovery_score),
    ),
    row(
      'HRV',
      HRV_RMSSD,
      seriesOver(days, mornings, ({ hrv_rmssd_milli }) => hrv_rmssd_milli),
    ),
    row(
      'Sleep',
      SLEEP_DURATION,
      seriesOver(days, nights, ({ total_duration_hours }) => total_duration_hours),
    ),
    ...restingHeartRate(
      row,
      seriesOver(days, mornings, ({ resting_heart_rate }) => resting_heart_rate),
    ),
    ...vitals
      .filter(({ metric }) => metric !== 'hrv' && metric !== 'resting_heart_rate')
      .map(({ metric: name, range, week }): DayRow => {
        const metric = VITAL_METRICS[name]
        return { label: metric.name, metric, values: seriesOver(days, week, ({ value }) => value), range, kind: 'dots' }
      }),
    row(
      'Strain',
      DAILY_STRAIN,
      seriesOver(days, loads, ({ strain_score }) => strain_score),
    ),
  ]
  return isWithoutRecovery ? rows.filter(({ values }) => values.some((value) => value !== null)) : rows
}

type MakeRow = (label: string, metric: ChartMetric, values: DayRow['values']) => DayRow

/** Not of a device that has none. */
function restingHeartRate(row: MakeRow, values: DayRow['values']): DayRow[] {
  const metric = VITAL_METRICS.resting_heart_rate
  return values.every((value) => value === null) ? [] : [row(metric.name, metric, values)]
}

/** The height of a number in its row, in percent: from the lowest to the highest of values and range. */
export function rowScale({ metric, values, range, kind }: DayRow): (number: number) => number {
  if (kind === 'bars') return (number) => Math.min(100, (number / STRAIN_AXIS[1]) * 100)
  const measured = values.filter((value) => value !== null)
  const limits = range && rangeOnAxis(metric, range)
  const shown = limits ? [...measured, limits.low, limits.high] : measured
  const [from, to] = [Math.min(...shown), Math.max(...shown)]
  return (number) => (to === from ? 50 : ((number - from) / (to - from)) * 100)
}
