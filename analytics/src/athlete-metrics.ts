import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { HRV_CONSISTENCY_MORE_THAN } from '@corner/contract/constants/team-scores.ts'
import type { ActivityRecord, RecoveryRecord, SleepRecord } from '@corner/contract/entities/team-records.ts'
import type { AthleteRecords } from './athlete-records.ts'
import { type Point, pointsOf, summarize } from './points.ts'

/** Percent and bpm, unrounded; null: no value in the period. */
export interface RecoveryMetrics {
  averageRecovery: number | null
  latestRecovery: number | null
  /** Wake day of the latest recovery. */
  latestDate: CalendarDay | null
  recoveryTrend: number | null
  averageRHR: number | null
  /** Days with a recovery score. */
  dataPoints: number
}

/** rMSSD in ms, unrounded; consistency in percent. */
export interface HrvMetrics {
  averageHRV: number | null
  latestHRV: number | null
  latestDate: CalendarDay | null
  hrvTrend: number | null
  consistency: number
  dataPoints: number
}

/** Percent and hours, unrounded. */
export interface SleepMetrics {
  averageQuality: number | null
  latestQuality: number | null
  averageDuration: number | null
  latestDuration: number | null
  latestDate: CalendarDay | null
  averageEfficiency: number | null
  consistency: number | null
  /** Nights with a duration. */
  dataPoints: number
}

/** Day strain 0 to 21, heart rates in bpm, unrounded. */
export interface StrainMetrics {
  averageStrain: number | null
  totalStrain: number | null
  latestStrain: number | null
  latestDate: CalendarDay | null
  averageHR: number | null
  maxHRPeak: number | null
  /** Number of strain records (spec 2, section 3), so days with a strain, not sessions. */
  workoutsCount: number
}

export interface AthleteMetrics {
  recovery: RecoveryMetrics
  hrv: HrvMetrics
  sleep: SleepMetrics
  strain: StrainMetrics
}

/** Every derived metric of one athlete over the records given (spec 2, section 3, "Derived per-athlete metrics"). */
export function readAthlete({ recovery_data, sleep_data, activity_data }: AthleteRecords): AthleteMetrics {
  // Records that lack the value a series is about are ignored as a whole (spec 2, section 3).
  const scored = recovery_data.filter(({ recovery_score }) => recovery_score !== null)
  const slept = sleep_data.filter(({ total_duration_hours }) => total_duration_hours !== null)
  const strained = activity_data.filter(({ strain_score }) => strain_score !== null)
  return {
    recovery: readRecovery(scored),
    hrv: readHrvMetrics(scored),
    sleep: readSleep(slept),
    strain: readStrain(strained),
  }
}

function readRecovery(records: readonly RecoveryRecord[]): RecoveryMetrics {
  const recovery = summarize(pointsOf(records, ({ recovery_score }) => recovery_score))
  return {
    averageRecovery: recovery.average,
    latestRecovery: recovery.latest,
    latestDate: recovery.latestDate,
    recoveryTrend: recovery.trend,
    averageRHR: summarize(pointsOf(records, ({ resting_heart_rate }) => resting_heart_rate)).average,
    dataPoints: recovery.count,
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
 * 100 x (1 - (max - min) / average), percent, over more than 5 HRV values; else 0, which stands for "not enough values" (spec 2,
 * section 3). May be negative where nights differ by more than their average.
 */
export function hrvConsistency(points: readonly Point[]): number {
  if (points.length <= HRV_CONSISTENCY_MORE_THAN) return 0
  const values = points.map(({ value }) => value)
  const { average } = summarize(points)
  if (average === null || average <= 0) return 0
  return 100 * (1 - (Math.max(...values) - Math.min(...values)) / average)
}

function readSleep(records: readonly SleepRecord[]): SleepMetrics {
  const quality = summarize(pointsOf(records, ({ sleep_quality_score }) => sleep_quality_score))
  const duration = summarize(pointsOf(records, ({ total_duration_hours }) => total_duration_hours))
  // "Sleep efficiency average uses positive values only" (spec 2, section 3).
  const efficiency = pointsOf(records, ({ sleep_efficiency }) => sleep_efficiency).filter(({ value }) => value > 0)
  return {
    averageQuality: quality.average,
    latestQuality: quality.latest,
    averageDuration: duration.average,
    latestDuration: duration.latest,
    latestDate: duration.latestDate,
    averageEfficiency: summarize(efficiency).average,
    consistency: summarize(pointsOf(records, (night) => night.sleep_consistency_percentage)).average,
    dataPoints: duration.count,
  }
}

function readStrain(records: readonly ActivityRecord[]): StrainMetrics {
  const points = pointsOf(records, ({ strain_score }) => strain_score)
  const strain = summarize(points)
  const peaks = pointsOf(records, ({ max_heart_rate }) => max_heart_rate).map(({ value }) => value)
  return {
    averageStrain: strain.average,
    totalStrain: points.length === 0 ? null : points.reduce((sum, { value }) => sum + value, 0),
    latestStrain: strain.latest,
    latestDate: strain.latestDate,
    averageHR: summarize(pointsOf(records, ({ average_heart_rate }) => average_heart_rate)).average,
    maxHRPeak: peaks.length === 0 ? null : Math.max(...peaks),
    workoutsCount: strain.count,
  }
}

/** Days with data of an athlete: the most of their three series (spec 2, section 2, "Athletes tab"). */
export function dataDays({ recovery, sleep, strain }: AthleteMetrics): number {
  return Math.max(recovery.dataPoints, sleep.dataPoints, strain.workoutsCount)
}
