import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { ATHLETE_DETAIL } from '@corner/contract/constants/charts.ts'
import type { ActivityRecord, RecoveryRecord, SleepRecord } from '@corner/contract/entities/team-records.ts'
import { addDays } from '../days/calendar.ts'
import { isFinished } from '../days/finished-day.ts'
import { meanOf, sumOf } from '../numbers/averages.ts'
import { decimal } from '../numbers/rounding.ts'
import { type Point, pointsOf, valuesOf } from '../series/points.ts'

/**
 * The athlete screen's statistics of the last 7 days (docs/reference/metrics-and-rules.md#averages-of-the-week): percent,
 * hours, strain, unrounded. null: no value.
 */
export interface AthleteWeek {
  recovery: {
    average_recovery: number | null
    latest_recovery: number | null
    /** The day of the latest recovery. */
    latest_day: CalendarDay | null
    data_points: number
  }
  sleep: {
    average_quality: number | null
    latest_quality: number | null
    /** The day of the latest quality. */
    quality_day: CalendarDay | null
    average_duration: number | null
    latest_duration: number | null
    /** The day of the latest duration. */
    duration_day: CalendarDay | null
    data_points: number
  }
  activity: {
    average_strain: number | null
    latest_strain: number | null
    /** The day of the latest strain. */
    latest_day: CalendarDay | null
    /** Plain mean of the days that are over; null: none. */
    average_of_finished: number | null
    finished_days: number
    total_strain: number | null
    data_points: number
  }
}

interface Series {
  recovery_data: readonly RecoveryRecord[]
  sleep_data: readonly SleepRecord[]
  activity_data: readonly ActivityRecord[]
}

/** The records of the 7 days that end with `lastDay`, oldest first, at most one a day; later records are left out. */
export function weekUntil<DayRecord extends { date: CalendarDay }>(
  records: readonly DayRecord[],
  lastDay: CalendarDay,
): DayRecord[] {
  const byDay = new Map(recordsOfWeek(records, lastDay).map((record) => [record.date, record]))
  return [...byDay.values()].sort((a, b) => (a.date < b.date ? -1 : 1)).slice(-ATHLETE_DETAIL.mostPoints)
}

function recordsOfWeek<DayRecord extends { date: CalendarDay }>(records: readonly DayRecord[], lastDay: CalendarDay) {
  const first = addDays(lastDay, 1 - ATHLETE_DETAIL.days)
  return records.filter(({ date }) => date >= first && date <= lastDay)
}

/**
 * Day-weighted averages and totals of the 7 days until `lastDay` (see `dayWeightedMean`).
 * @param lastDay the newest date of the records, in their own date convention
 */
export function readAthleteWeek(
  { recovery_data, sleep_data, activity_data }: Series,
  lastDay: CalendarDay,
): AthleteWeek {
  const recovery = pointsOf(recordsOfWeek(recovery_data, lastDay), ({ recovery_score }) => recovery_score)
  const nights = recordsOfWeek(sleep_data, lastDay)
  // A zero or missing sleep quality is no value (docs/reference/metrics-and-rules.md#averages-of-the-week).
  const quality = pointsOf(nights, ({ sleep_quality_score }) => sleep_quality_score).filter(({ value }) => value > 0)
  const duration = pointsOf(nights, ({ total_duration_hours }) => total_duration_hours)
  const strain = pointsOf(recordsOfWeek(activity_data, lastDay), ({ strain_score }) => strain_score)
  const finished = strain.filter(({ date }) => isFinished(date, lastDay))
  return {
    recovery: {
      average_recovery: dayWeightedMean(recovery),
      latest_recovery: newest(recovery),
      latest_day: dayOfNewest(recovery),
      data_points: recovery.length,
    },
    sleep: {
      average_quality: dayWeightedMean(quality),
      latest_quality: newest(quality),
      quality_day: dayOfNewest(quality),
      average_duration: dayWeightedMean(duration),
      latest_duration: newest(duration),
      duration_day: dayOfNewest(duration),
      data_points: duration.length,
    },
    activity: {
      average_strain: dayWeightedMean(strain),
      latest_strain: newest(strain),
      latest_day: dayOfNewest(strain),
      average_of_finished: meanOf(valuesOf(finished)),
      finished_days: finished.length,
      total_strain: strain.length === 0 ? null : sumOf(valuesOf(strain)),
      data_points: strain.length,
    },
  }
}

/**
 * Weighted mean with weights 1, 2, 3 … in the given order, so that later days count more: Σ(i · xᵢ) / Σi
 * (docs/reference/sports-science.md#f12). null without points.
 */
export function dayWeightedMean(points: readonly Point[]): number | null {
  if (points.length === 0) return null
  const weights = (points.length * (points.length + 1)) / 2
  return decimal(points.reduce((sum, { value }, place) => sum + value * (place + 1), 0) / weights)
}

const newest = (points: readonly Point[]) => points.at(-1)?.value ?? null
const dayOfNewest = (points: readonly Point[]) => points.at(-1)?.date ?? null
