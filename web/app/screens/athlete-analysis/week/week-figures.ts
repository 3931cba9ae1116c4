import type { AthleteWeek } from '@corner/analytics/athlete/athlete-week.ts'
import { isSoFar } from '@corner/analytics/days/finished-day.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { MetricRecord } from '@corner/contract/metrics/metric-record.ts'
import { DAY_METRICS } from '@corner/contract/metrics/of-days.ts'
import { NIGHT_METRICS } from '@corner/contract/metrics/of-nights.ts'
import { RECOVERY_METRICS } from '@corner/contract/metrics/of-recovery.ts'
import { NOT_AVAILABLE } from '@corner/contract/texts/athlete-lists.ts'
import { formatNumber } from '../../../shared/number-format/format-number.ts'
import { metricFormat, wordedFormat } from '../../../shared/number-format/metric-format.ts'
import { valueAge } from '../../../shared/value-age/value-age.ts'

/** A card of the Overview tab. */
export interface WeekFigure {
  /** The number as displayed; 'N/A' when missing or zero, as on the dashboard (docs/reference/screens.md#numbers). */
  figure: string
  /** The unit, and the day of a number that is not of today: `% yesterday`, `% Nov 25`. */
  unit: string
  line: string
}

export function recoveryFigure({ recovery }: AthleteWeek, today: CalendarDay): WeekFigure {
  return {
    ...figureOf(RECOVERY_METRICS.recovery, recovery.latest_recovery, valueAge(recovery.latest_day, today)),
    line: averageLine(RECOVERY_METRICS.recovery, recovery.average_recovery),
  }
}

/** The duration says its day where it is of another night than the quality above it. */
export function sleepFigure({ sleep }: AthleteWeek, today: CalendarDay): WeekFigure {
  const [qualityAge, durationAge] = [sleep.quality_day, sleep.duration_day].map((day) => valueAge(day, today))
  const isOfOther = sleep.quality_day !== null && sleep.duration_day !== null && qualityAge !== durationAge
  const ofOther = isOfOther ? ` ${durationAge || 'today'}` : ''
  return {
    ...figureOf(NIGHT_METRICS.sleep_quality, sleep.latest_quality, qualityAge),
    line: `${formatNumber(wordedFormat(NIGHT_METRICS.sleep_duration), sleep.latest_duration)} duration${ofOther}`,
  }
}

/** @param today the day that is not over: its strain is `so far` */
export function strainFigure({ activity }: AthleteWeek, today: CalendarDay): WeekFigure {
  const { strain } = DAY_METRICS
  const mayGrow = isSoFar(activity.latest_day, today)
  return {
    ...figureOf(strain, activity.latest_strain, mayGrow ? 'so far' : valueAge(activity.latest_day, today)),
    // At dawn the strain of today is 0.0: not available as a number, but counted in the average.
    line: averageLine(strain, activity.average_strain, mayGrow ? `, today so far included${ofFinished(activity)}` : ''),
  }
}

/** @param periodDays `analysis_period_days` */
export function pointsFigure({ recovery }: AthleteWeek, periodDays: number): WeekFigure {
  return {
    figure: formatNumber({ unit: '', decimals: 0 }, recovery.data_points),
    unit: '',
    line: `${periodDays} day period`,
  }
}

/** The plain mean that other screens have beside it, of the days that are over; '' without any. */
function ofFinished({ average_of_finished, finished_days }: AthleteWeek['activity']): string {
  if (average_of_finished === null) return ''
  const average = formatNumber(metricFormat(DAY_METRICS.strain), average_of_finished)
  return `; ${average} over ${counted(finished_days, 'finished day')}`
}

/** Says why it differs from the plain averages of the dashboard. */
function averageLine(metric: MetricRecord, average: number | null, more = ''): string {
  const text = formatNumber(metricFormat(metric), average)
  return `Avg: ${text}${text === NOT_AVAILABLE ? '' : ` this week, later days count more${more}`}`
}

/** The number, with the unit and its day separate because they are set smaller. */
function figureOf(
  { unit, decimals }: MetricRecord,
  value: number | null,
  age = '',
): Pick<WeekFigure, 'figure' | 'unit'> {
  const figure = formatNumber({ unit: '', decimals }, value)
  return { figure, unit: figure === NOT_AVAILABLE ? '' : [unit, age].filter(Boolean).join(' ') }
}
