import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { HRV_CONSISTENCY_MORE_THAN } from '@corner/contract/constants/team-scores.ts'
import type { ActivityRecord, RecoveryRecord, SleepRecord } from '@corner/contract/entities/team-records.ts'
import { isFinished } from '../days/finished-day.ts'
import { sumOf } from '../numbers/averages.ts'
import { isMeasured } from '../numbers/measured.ts'
import { decimal } from '../numbers/rounding.ts'
import { type Point, pointsOf, summarize, valuesOf } from '../series/points.ts'
import type { AthleteRecords } from './athlete-records.ts'
import { countedMornings, isMeasuredMorning } from './counted-mornings.ts'

/** Percent and bpm, not rounded to draw; null: no value in the period. */
interface RecoveryMetrics {
  averageRecovery: number | null
  latestRecovery: number | null
  /** Wake day of the latest recovery. */
  latestDate: CalendarDay | null
  /** Latest minus average, percent points. The latest is part of the average, so 0 with a single day. */
  recoveryTrend: number | null
  averageRHR: number | null
  /** Days with a recovery score. */
  dataPoints: number
  /** Mornings that count (counted-mornings.ts) with any value; of a maker that scores them as many as `dataPoints`. */
  mornings: number
  /** The newest of them. */
  latestMorning: CalendarDay | null
}

/** rMSSD in ms, not rounded to draw; consistency in percent; null: no value in the period. */
interface HrvMetrics {
  averageHRV: number | null
  latestHRV: number | null
  latestDate: CalendarDay | null
  /** Latest minus average, ms. */
  hrvTrend: number | null
  /** See `hrvConsistency`; 0 stands for "not enough values". */
  consistency: number
  /** Nights with an HRV. */
  dataPoints: number
}

/** Percent and hours, not rounded to draw; null: no value in the period. */
interface SleepMetrics {
  averageQuality: number | null
  latestQuality: number | null
  /** Wake day of the latest quality; older than that of the latest duration where the newest night has none. */
  latestQualityDate: CalendarDay | null
  /** Nights with a quality. */
  qualityPoints: number
  averageDuration: number | null
  latestDuration: number | null
  /** Wake day of the latest duration. */
  latestDate: CalendarDay | null
  /** Of positive values only. */
  averageEfficiency: number | null
  /** Mean of the provider's own sleep consistency. */
  consistency: number | null
  /** Nights with a duration. */
  dataPoints: number
}

/** Day strain 0 to 21, heart rates in bpm, not rounded to draw; null: no value in the period. */
interface StrainMetrics {
  /** Of every day of the period, which the at-risk rule judges. */
  averageStrain: number | null
  /** Without the day that still goes on, as averages are shown; of that day where no other has a strain. */
  averageOfFinished: number | null
  /**
   * Bookkeeping of days and no load: day strain is compressed, 10 to 12 costs less than 18 to 20
   * (docs/reference/sports-science.md#article-12).
   */
  totalStrain: number | null
  latestStrain: number | null
  latestDate: CalendarDay | null
  averageHR: number | null
  maxHRPeak: number | null
  /** Number of strain records (docs/reference/metrics-and-rules.md#athlete-metrics), so days with a strain, not sessions. */
  workoutsCount: number
}

export interface AthleteMetrics {
  recovery: RecoveryMetrics
  hrv: HrvMetrics
  sleep: SleepMetrics
  strain: StrainMetrics
}

/**
 * Every derived metric of one athlete over the records given (docs/reference/metrics-and-rules.md#athlete-metrics). A record that
 * lacks the value its series is about (recovery score, sleep duration, strain) is ignored as a whole, but for mornings of a maker
 * that gives no recovery (counted-mornings.ts).
 * @param runningDay the day that is not over; absent: every day is
 */
export function readAthlete(
  { recovery_data, sleep_data, activity_data }: Pick<AthleteRecords, 'recovery_data' | 'sleep_data' | 'activity_data'>,
  runningDay?: CalendarDay,
): AthleteMetrics {
  const mornings = countedMornings(recovery_data)
  const slept = sleep_data.filter(({ total_duration_hours }) => isMeasured(total_duration_hours))
  const strained = activity_data.filter(({ strain_score }) => isMeasured(strain_score))
  return {
    recovery: readRecovery(mornings),
    hrv: readHrvMetrics(mornings),
    sleep: readSleep(slept),
    strain: readStrain(strained, runningDay),
  }
}

function readRecovery(records: readonly RecoveryRecord[]): RecoveryMetrics {
  const recovery = summarize(pointsOf(records, ({ recovery_score }) => recovery_score))
  const mornings = summarize(pointsOf(records, (record) => (isMeasuredMorning(record) ? 1 : null)))
  return {
    averageRecovery: recovery.average,
    latestRecovery: recovery.latest,
    latestDate: recovery.latestDate,
    recoveryTrend: recovery.trend,
    averageRHR: averageOf(records, ({ resting_heart_rate }) => resting_heart_rate),
    dataPoints: recovery.count,
    mornings: mornings.count,
    latestMorning: mornings.latestDate,
  }
}

function readHrvMetrics(records: readonly RecoveryRecord[]): HrvMetrics {
  const points = pointsOf(records, ({ hrv_rmssd_milli }) => hrv_rmssd_milli)
  const hrv = summarize(points)
  return {
    averageHRV: hrv.average,
    latestHRV: hrv.latest,
    latestDate: hrv.latestDate,
    hrvTrend: hrv.trend,
    consistency: hrvConsistency(points),
    dataPoints: hrv.count,
  }
}

/**
 * 100 x (1 - (max - min) / average), percent, over more than 5 HRV values; else 0, which stands for "not enough values"
 * (docs/reference/metrics-and-rules.md#athlete-metrics, docs/reference/sports-science.md#f12). Negative where the extremes lie
 * further apart than the average is high.
 */
export function hrvConsistency(points: readonly Point[]): number {
  if (points.length <= HRV_CONSISTENCY_MORE_THAN) return 0
  const values = valuesOf(points)
  const { average: mean } = summarize(points)
  if (mean === null || mean <= 0) return 0
  return decimal(100 * (1 - (Math.max(...values) - Math.min(...values)) / mean))
}

function readSleep(records: readonly SleepRecord[]): SleepMetrics {
  const quality = summarize(pointsOf(records, ({ sleep_quality_score }) => sleep_quality_score))
  const duration = summarize(pointsOf(records, ({ total_duration_hours }) => total_duration_hours))
  return {
    averageQuality: quality.average,
    latestQuality: quality.latest,
    latestQualityDate: quality.latestDate,
    qualityPoints: quality.count,
    averageDuration: duration.average,
    latestDuration: duration.latest,
    latestDate: duration.latestDate,
    // Of positive values only (docs/reference/metrics-and-rules.md#athlete-metrics).
    averageEfficiency: averageOf(records, ({ sleep_efficiency }) => positive(sleep_efficiency)),
    consistency: averageOf(records, (night) => night.sleep_consistency_percentage),
    dataPoints: duration.count,
  }
}

function readStrain(records: readonly ActivityRecord[], runningDay?: CalendarDay): StrainMetrics {
  const points = pointsOf(records, ({ strain_score }) => strain_score)
  const strain = summarize(points)
  const finished = points.filter(({ date }) => runningDay === undefined || isFinished(date, runningDay))
  const peaks = valuesOf(pointsOf(records, ({ max_heart_rate }) => max_heart_rate))
  return {
    averageStrain: strain.average,
    averageOfFinished: summarize(finished).average ?? strain.average,
    totalStrain: points.length === 0 ? null : sumOf(valuesOf(points)),
    latestStrain: strain.latest,
    latestDate: strain.latestDate,
    averageHR: averageOf(records, ({ average_heart_rate }) => average_heart_rate),
    maxHRPeak: peaks.length === 0 ? null : Math.max(...peaks),
    workoutsCount: strain.count,
  }
}

function averageOf<DayRecord extends { date: CalendarDay }>(
  records: readonly DayRecord[],
  readValue: (record: DayRecord) => number | null,
): number | null {
  return summarize(pointsOf(records, readValue)).average
}

const positive = (value: number | null) => (value !== null && value > 0 ? value : null)

/** Days with data of an athlete: the most of their three series (docs/reference/metrics-and-rules.md#data-days). */
export function dataDays({ recovery, sleep, strain }: AthleteMetrics): number {
  return Math.max(recovery.mornings, sleep.dataPoints, strain.workoutsCount)
}
