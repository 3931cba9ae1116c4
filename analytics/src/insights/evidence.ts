import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { present, sumOf } from '../averages.ts'
import { addDays, WEEK_DAYS } from '../calendar.ts'
import { type DayVerdict, readDayVerdict, VERDICT_DAYS } from '../day-verdict/day-verdict.ts'
import { type NightFigure, readNight } from '../day-verdict/night-beside-usual.ts'
import { type MetricName, metricOf } from '../metric-catalogue.ts'
import type { Series } from '../metrics/metric.ts'
import { NORMAL_RANGE_DAYS, NORMAL_RANGE_MINIMUM, readNormalRange } from '../normal-range.ts'
import { type OwnRange, readOwnRange } from '../own-range.ts'
import type { Point } from '../points.ts'
import { roundTo } from '../rounding.ts'
import { readStatistic, type Statistic } from '../statistics.ts'
import { withinDays } from '../within-days.ts'
import { type OwnWeek, readOwnHours, readOwnWeek } from './own-week.ts'
import type { Reading } from './reading.ts'

/** Days of the Training view. */
export const MONTH_DAYS = 28
/** What an analysis needs to be asked for: a baseline of 28 days before a latest value that may be 6 days old, and what a verdict takes. */
export const ANALYSIS_DAYS = Math.max(WEEK_DAYS + NORMAL_RANGE_DAYS, VERDICT_DAYS)

/** A week that differs by less from the usual one is no news. */
const LEAST = { recoveryPercent: 8, sleepHours: 0.5, qualityPercent: 5, efficiencyPercent: 3, strain: 1.5 } as const

export type AnalysedRecords = Pick<Series, 'recovery_data' | 'sleep_data' | 'activity_data'>

/** When a workout was, and how long; null: not known, or it goes on. */
export interface WorkoutHours {
  date: CalendarDay
  hours: number | null
}

/** All that the guidance rules look at, of one athlete up to `today`. */
export interface Evidence {
  today: CalendarDay
  /** The judgement of the day that chat and insights share. */
  day: DayVerdict
  /** Recoveries of the 7 days that end with the day that was judged; of today where none was. */
  nightsRecorded: number
  /** The newest recovery of all that were read, however old. */
  newestRecovery: Reading
  /** The median of the 28 days before the latest recovery, percent. */
  usualRecovery: Reading
  /** The median of the 28 days before the latest night, hours. */
  usualSleep: Reading
  /** The night that was judged beside the 28 days before it, the furthest from usual first. */
  night: readonly NightFigure[]
  /** Whether anything at all was recorded in the month. */
  hasRecords: boolean
  latestRecovery: Reading
  /** The newest night of the week. */
  latestSleep: Reading
  weekSleep: Reading
  weekQuality: Reading
  /** Of positive values only (docs/reference/metrics-and-rules.md#athlete-metrics). */
  weekEfficiency: Reading
  latestHrv: Reading
  /** The week that ends with the latest HRV against the athlete's own. */
  ownHrv: OwnRange
  /** Latest minus average of the week, ms: the detail's `recovery_trend`. */
  hrvTrend: Reading
  latestRestingHeartRate: Reading
  /** `rhr_baseline`, bpm; its `value` is null below 14 values, and `records` says how many there are. */
  baseline: Reading
  weekStrain: Reading
  weekStrainTotal: Reading
  /** Hours of all workouts of the week; 0 for days worn without one, null without any day. */
  weekHours: Reading
  monthStrainTotal: Reading
  monthSleep: Reading
  /** The week beside the four before it. */
  own: Record<'recovery' | 'sleep' | 'quality' | 'efficiency' | 'strain' | 'hours', OwnWeek>
}

/**
 * Reads what the guidance rules are judged by: the week is the 7 days that end today, the month the 28.
 * @param allRecords of one provider by wake day, in any order: of `ANALYSIS_DAYS`, so that each baseline reaches back far enough
 */
export function readEvidence(
  allRecords: AnalysedRecords,
  workouts: readonly WorkoutHours[],
  today: CalendarDay,
): Evidence {
  // Nobody has measured tomorrow.
  const records = recordsUntil(allRecords, today)
  const day = readDayVerdict(records, today)
  const [recoveries, sleeps] = [metricOf('recovery').read(records), metricOf('sleep_duration').read(records)]
  const read = (metric: MetricName, statistic: Statistic, days: number) =>
    readOver(withinDays(metricOf(metric).read(records), addDays(today, 1 - days), today), statistic, today, days)
  const shown = (metric: MetricName, statistic: Statistic, days: number) =>
    asShown(read(metric, statistic, days), metricOf(metric).decimals)
  const latestHrv = read('hrv', 'latest', WEEK_DAYS)
  const latestRestingHeartRate = read('resting_heart_rate', 'latest', WEEK_DAYS)
  const weekHours = readWeekHours(records, workouts, today)
  const ownWeek = (metric: MetricName, least: number) => readOwnWeek(metricOf(metric).read(records), today, least)
  const worn = records.activity_data.map(({ date }) => date)
  return {
    today,
    day,
    nightsRecorded: countOfWeek(recoveries, day.recovery?.date ?? today),
    newestRecovery: readOver(recoveries, 'latest', today, ANALYSIS_DAYS),
    usualRecovery: readUsual(recoveries, recoveries.at(-1)?.date ?? today),
    usualSleep: readUsual(sleeps, sleeps.at(-1)?.date ?? today),
    night: day.recovery === null ? [] : readNight(records, day.recovery.date),
    hasRecords: hasAny(records, workouts, today),
    latestRecovery: read('recovery', 'latest', WEEK_DAYS),
    latestSleep: shown('sleep_duration', 'latest', WEEK_DAYS),
    weekSleep: shown('sleep_duration', 'average', WEEK_DAYS),
    weekQuality: read('sleep_quality', 'average', WEEK_DAYS),
    weekEfficiency: read('sleep_efficiency', 'average', WEEK_DAYS),
    latestHrv,
    ownHrv: readOwnRange(metricOf('hrv').read(records), latestHrv.until ?? today),
    hrvTrend: read('hrv', 'trend', WEEK_DAYS),
    latestRestingHeartRate,
    baseline: readBaseline(records, latestRestingHeartRate.until ?? today),
    weekStrain: read('strain', 'average', WEEK_DAYS),
    weekStrainTotal: read('strain', 'total', WEEK_DAYS),
    weekHours,
    monthStrainTotal: read('strain', 'total', MONTH_DAYS),
    monthSleep: shown('sleep_duration', 'average', MONTH_DAYS),
    own: {
      sleep: ownWeek('sleep_duration', LEAST.sleepHours),
      quality: ownWeek('sleep_quality', LEAST.qualityPercent),
      efficiency: ownWeek('sleep_efficiency', LEAST.efficiencyPercent),
      recovery: ownWeek('recovery', LEAST.recoveryPercent),
      // A day's strain grows until the day is over: the week ends with yesterday.
      strain: readOwnWeek(metricOf('strain').read(records), addDays(today, -1), LEAST.strain),
      hours: readOwnHours(weekHours, workouts, worn, today),
    },
  }
}

/** Hours of sleep go by the number that every screen shows: an average that reads 7.0 h is not under 7 h. */
const asShown = (reading: Reading, decimals: number): Reading =>
  reading.value === null ? reading : { ...reading, value: roundTo(reading.value, decimals) }

const countOfWeek = (points: readonly Point[], until: CalendarDay) =>
  withinDays(points, addDays(until, 1 - WEEK_DAYS), until).length

function readUsual(points: readonly Point[], day: CalendarDay): Reading {
  const range = readNormalRange(points, day)
  if (range === null) return { value: null, from: null, until: null, records: 0 }
  return { value: range.median, from: addDays(day, -NORMAL_RANGE_DAYS), until: addDays(day, -1), records: range.count }
}

function readOver(points: readonly Point[], statistic: Statistic, today: CalendarDay, days: number): Reading {
  const { value, date, records } = readStatistic(points, statistic)
  if (value === null) return { value, from: null, until: null, records }
  if (statistic === 'latest') return { value, from: date, until: date, records: 1 }
  return { value, from: addDays(today, 1 - days), until: today, records }
}

/**
 * The athlete's own resting heart rate: the median of the 28 days before the night it is held against, which stays out, or it would
 * hide in its own yardstick (knowledge/articles/resting-heart-rate.md: 14 values at least).
 */
function readBaseline(records: AnalysedRecords, night: CalendarDay): Reading {
  const from = addDays(night, -NORMAL_RANGE_DAYS)
  const until = addDays(night, -1)
  const points = withinDays(metricOf('resting_heart_rate').read(records), from, until)
  const { value, records: count } = readStatistic(points, 'median')
  return { value: count < NORMAL_RANGE_MINIMUM ? null : value, from, until, records: count }
}

function readWeekHours(records: AnalysedRecords, workouts: readonly WorkoutHours[], today: CalendarDay): Reading {
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

/** Nothing of a later day: what another calendar has already begun is not the athlete's own today. */
function recordsUntil(records: AnalysedRecords, day: CalendarDay): AnalysedRecords {
  const until = <Dated extends { date: CalendarDay }>(series: readonly Dated[]) =>
    series.filter(({ date }) => date <= day)
  return {
    recovery_data: until(records.recovery_data),
    sleep_data: until(records.sleep_data),
    activity_data: until(records.activity_data),
  }
}
