import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { VitalOfWeek } from '@corner/contract/entities/ai-insights.ts'
import type { Issue } from '../athlete/at-risk.ts'
import { isMeasuredMorning } from '../athlete/counted-mornings.ts'
import { readStatistic, type Statistic } from '../athlete/statistics.ts'
import { issuesOfWeek } from '../day-verdict/at-risk-sign.ts'
import { type DayVerdict, readDayVerdict, VERDICT_DAYS } from '../day-verdict/day-verdict.ts'
import { type NightFigure, readNight } from '../day-verdict/night-beside-usual.ts'
import { readSignVitals } from '../day-verdict/sign-vitals.ts'
import { addDays, WEEK_DAYS } from '../days/calendar.ts'
import { withinDays } from '../days/within-days.ts'
import type { Series } from '../metrics/metric.ts'
import { type MetricName, metricOf } from '../metrics/metric-catalogue.ts'
import { present, sumOf } from '../numbers/averages.ts'
import { roundTo } from '../numbers/rounding.ts'
import { NORMAL_RANGE_DAYS, NORMAL_RANGE_MINIMUM, readNormalRange } from '../series/normal-range.ts'
import type { OfMaker } from '../series/one-maker.ts'
import { type OwnRange, readOwnRange } from '../series/own-range.ts'
import type { Point } from '../series/points.ts'
import { lowHrvMornings } from './hrv-mornings.ts'
import { hrvNightsBack } from './hrv-nights-back.ts'
import type { MeasuredValue } from './measured-value.ts'
import { type OwnWeek, readOwnHours, readOwnWeek } from './own-week.ts'

/** Days of the Training view. */
export const MONTH_DAYS = 28
/**
 * Days of records that an analysis needs: a baseline of 28 days before a latest value that may be 6 days old, and the
 * days of a verdict.
 */
export const ANALYSIS_DAYS = Math.max(WEEK_DAYS + NORMAL_RANGE_DAYS, VERDICT_DAYS)

/** Smallest difference of a week from the usual one that is worth mentioning. */
const LEAST = { recoveryPercent: 8, sleepHours: 0.5, qualityPercent: 5, efficiencyPercent: 3, strain: 1.5 } as const

export interface AnalysedRecords extends Pick<Series, 'recovery_data' | 'sleep_data' | 'activity_data'> {
  /** Whether a device is linked now; absent: not known. */
  isLinked?: boolean
}

/** Start and duration of a workout; null: unknown, or still running. */
export interface WorkoutHours extends OfMaker {
  hours: number | null
}

/** Everything that the guidance rules use about one athlete up to `today`. */
export interface Evidence {
  today: CalendarDay
  /** The verdict on the day, shared with the chat. */
  day: DayVerdict
  /** The at-risk rules that apply over the week, as the coach's overview counts them; none about missing data. */
  issues: readonly Issue[]
  /** Whether mornings come without a recovery, and none ever came in these days: the maker gives none. */
  isWithoutRecovery: boolean
  /** Number of recoveries in the 7 days until today, the days of the week's other figures; of mornings where the maker gives none. */
  nightsRecorded: number
  /** The newest recovery of all, however old. */
  newestRecovery: MeasuredValue
  /** The median of the 28 days before the latest recovery, percent. */
  usualRecovery: MeasuredValue
  /** The median of the 28 days before the latest night, hours. */
  usualSleep: MeasuredValue
  /** The judged night compared with the 28 days before, the most unusual value first. */
  night: readonly NightFigure[]
  /** What of the judged night is a sign. */
  vitals: readonly VitalOfWeek[]
  /** Whether there is any record in the month. */
  hasRecords: boolean
  /** Whether no device is linked, so that none can be worn, charged or synced. */
  isUnlinked: boolean
  latestRecovery: MeasuredValue
  /** The newest night of the week. */
  latestSleep: MeasuredValue
  weekSleep: MeasuredValue
  weekQuality: MeasuredValue
  /** Positive values only (docs/reference/metrics-and-rules.md#athlete-metrics). */
  weekEfficiency: MeasuredValue
  latestHrv: MeasuredValue
  /** The HRV of the week that ends with the latest value, compared with the athlete's normal range. */
  ownHrv: OwnRange
  /** That the last nights of a week of low HRV are back; null: not so. */
  hrvNightsBack: string | null
  /** Mornings in a row with an HRV under the own range; null: not so. */
  lowHrvMornings: string | null
  /** Latest minus average of the week in ms: the `recovery_trend` of the detail. */
  hrvTrend: MeasuredValue
  latestRestingHeartRate: MeasuredValue
  /** `rhr_baseline` in bpm; `value` is null below 14 values, and `records` is their number. */
  baseline: MeasuredValue
  /** Of the days that are over: the strain of today still grows. */
  weekStrain: MeasuredValue
  weekStrainTotal: MeasuredValue
  /** Hours of all workouts of the week; 0 for days worn without a workout, null without any day. */
  weekHours: MeasuredValue
  monthStrainTotal: MeasuredValue
  monthSleep: MeasuredValue
  /** The week compared with the four before. */
  own: Record<'recovery' | 'sleep' | 'quality' | 'efficiency' | 'strain' | 'hours', OwnWeek>
}

/**
 * Collects the values for the guidance rules: the week is the 7 days until today, the month the 28 days until today.
 * @param allRecords of one provider by wake day, in any order, of `ANALYSIS_DAYS` days, so that each baseline is complete
 */
export function readEvidence(
  allRecords: AnalysedRecords,
  workouts: readonly WorkoutHours[],
  today: CalendarDay,
): Evidence {
  // Tomorrow cannot have been measured yet.
  const records = recordsUntil(allRecords, today)
  const day = readDayVerdict(records, today)
  const [recoveries, sleeps] = [metricOf('recovery').read(records), metricOf('sleep_duration').read(records)]
  const mornings = records.recovery_data.filter(isMeasuredMorning)
  const isWithoutRecovery = recoveries.length === 0 && mornings.length > 0
  const judgedOn = day.recovery?.date ?? day.readiness?.day ?? null
  const read = (metric: MetricName, statistic: Statistic, days: number) =>
    readOver(withinDays(metricOf(metric).read(records), addDays(today, 1 - days), today), statistic, today, days)
  const shown = (metric: MetricName, statistic: Statistic, days: number) =>
    asShown(read(metric, statistic, days), metricOf(metric).decimals)
  const latestHrv = read('hrv', 'latest', WEEK_DAYS)
  const latestRestingHeartRate = read('resting_heart_rate', 'latest', WEEK_DAYS)
  const ownHrv = readOwnRange(metricOf('hrv').read(records), latestHrv.until ?? today)
  const weekHours = readWeekHours(records, workouts, today)
  const ownWeek = (metric: MetricName, least: number) => readOwnWeek(metricOf(metric).read(records), today, least)
  const worn = records.activity_data.map(({ date }) => date)
  return {
    today,
    day,
    issues: issuesOfWeek(records, today, today),
    isWithoutRecovery,
    nightsRecorded: withinDays<{ date: CalendarDay }>(
      isWithoutRecovery ? mornings : recoveries,
      addDays(today, 1 - WEEK_DAYS),
      today,
    ).length,
    newestRecovery: readOver(recoveries, 'latest', today, ANALYSIS_DAYS),
    usualRecovery: readUsual(recoveries, recoveries.at(-1)?.date ?? today),
    usualSleep: readUsual(sleeps, sleeps.at(-1)?.date ?? today),
    night: judgedOn === null ? [] : readNight(records, judgedOn),
    vitals: readSignVitals(records, judgedOn, today, day.signs),
    hasRecords: hasAny(records, workouts, today),
    isUnlinked: allRecords.isLinked === false,
    latestRecovery: read('recovery', 'latest', WEEK_DAYS),
    latestSleep: shown('sleep_duration', 'latest', WEEK_DAYS),
    weekSleep: shown('sleep_duration', 'average', WEEK_DAYS),
    weekQuality: read('sleep_quality', 'average', WEEK_DAYS),
    weekEfficiency: read('sleep_efficiency', 'average', WEEK_DAYS),
    latestHrv,
    ownHrv,
    hrvNightsBack: hrvNightsBack(metricOf('hrv').read(records), ownHrv),
    lowHrvMornings: lowHrvMornings(metricOf('hrv').read(records), today),
    hrvTrend: read('hrv', 'trend', WEEK_DAYS),
    latestRestingHeartRate,
    baseline: readBaseline(records, latestRestingHeartRate.until ?? today),
    weekStrain: readFinishedDays(metricOf('strain').read(records), today),
    weekStrainTotal: read('strain', 'total', WEEK_DAYS),
    weekHours,
    monthStrainTotal: read('strain', 'total', MONTH_DAYS),
    monthSleep: shown('sleep_duration', 'average', MONTH_DAYS),
    own: {
      sleep: ownWeek('sleep_duration', LEAST.sleepHours),
      quality: ownWeek('sleep_quality', LEAST.qualityPercent),
      efficiency: ownWeek('sleep_efficiency', LEAST.efficiencyPercent),
      recovery: ownWeek('recovery', LEAST.recoveryPercent),
      // A day's strain grows until its end, so the week ends with yesterday.
      strain: readOwnWeek(metricOf('strain').read(records), addDays(today, -1), LEAST.strain),
      hours: readOwnHours(weekHours, workouts, worn, today),
    },
  }
}

/** Sleep is judged in the precision that every screen shows: an average shown as 7.0 h is not below 7 h. */
const asShown = (reading: MeasuredValue, decimals: number): MeasuredValue =>
  reading.value === null ? reading : { ...reading, value: roundTo(reading.value, decimals) }

function readUsual(points: readonly Point[], day: CalendarDay): MeasuredValue {
  const range = readNormalRange(points, day)
  if (range === null) return { value: null, from: null, until: null, records: 0 }
  return { value: range.median, from: addDays(day, -NORMAL_RANGE_DAYS), until: addDays(day, -1), records: range.count }
}

function readOver(points: readonly Point[], statistic: Statistic, today: CalendarDay, days: number): MeasuredValue {
  const { value, date, records } = readStatistic(points, statistic)
  if (value === null) return { value, from: null, until: null, records }
  if (statistic === 'latest') return { value, from: date, until: date, records: 1 }
  return { value, from: addDays(today, 1 - days), until: today, records }
}

/** The average of the week's days that are over, as the rankings and the team's trend have it. */
function readFinishedDays(points: readonly Point[], today: CalendarDay): MeasuredValue {
  const [days, yesterday] = [WEEK_DAYS - 1, addDays(today, -1)]
  return readOver(withinDays(points, addDays(yesterday, 1 - days), yesterday), 'average', yesterday, days)
}

/**
 * The baseline of the resting heart rate in bpm: the median of the 28 days before a night. That night is excluded,
 * because it would influence its own baseline (knowledge/articles/resting-heart-rate.md: at least 14 values).
 */
function readBaseline(records: AnalysedRecords, night: CalendarDay): MeasuredValue {
  const from = addDays(night, -NORMAL_RANGE_DAYS)
  const until = addDays(night, -1)
  const points = withinDays(metricOf('resting_heart_rate').read(records), from, until)
  const { value, records: count } = readStatistic(points, 'median')
  return { value: count < NORMAL_RANGE_MINIMUM ? null : value, from, until, records: count }
}

function readWeekHours(records: AnalysedRecords, workouts: readonly WorkoutHours[], today: CalendarDay): MeasuredValue {
  const from = addDays(today, 1 - WEEK_DAYS)
  const hours = withinDays(workouts, from, today).map((workout) => workout.hours)
  const known = present(hours)
  if (hours.length === 0 && withinDays(records.activity_data, from, today).length === 0)
    return { value: null, from: null, until: null, records: 0 }
  return { value: sumOf(known), from, until: today, records: known.length }
}

function hasAny(
  { recovery_data, sleep_data, activity_data }: AnalysedRecords,
  workouts: readonly WorkoutHours[],
  today: CalendarDay,
) {
  const from = addDays(today, 1 - MONTH_DAYS)
  const series: (readonly { date: CalendarDay }[])[] = [recovery_data, sleep_data, activity_data, workouts]
  return series.some((dated) => withinDays(dated, from, today).length > 0)
}

/** Only records until the athlete's local date; time zones further east may already have a later one. */
function recordsUntil(records: AnalysedRecords, day: CalendarDay): AnalysedRecords {
  const until = <Dated extends { date: CalendarDay }>(series: readonly Dated[]) =>
    series.filter(({ date }) => date <= day)
  return {
    recovery_data: until(records.recovery_data),
    sleep_data: until(records.sleep_data),
    activity_data: until(records.activity_data),
  }
}
