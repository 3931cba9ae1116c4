import type { MetricRecord } from '@corner/contract/metrics/metric-record.ts'
import type { DayRecords } from '../athlete/day-records.ts'
import type { Point } from '../series/points.ts'

/** The series of an athlete, without who it is. */
export type Series = Pick<DayRecords, 'recovery_data' | 'sleep_data' | 'activity_data' | 'naps' | 'workouts'>

/** How a metric with one value a day is read. */
export interface DayReader {
  /** @returns one point a day, oldest first. @param sport of `workouts`: only those of this sport */
  read(records: Series, sport?: string): Point[]
  /** So many days before a day go into its value. */
  needsDaysBefore?: number
}

/** How it is judged what holds for an athlete over a stretch of days as a whole, and not of a single one. */
export interface StandingReader {
  /** @param records those of the stretch alone */
  judge(records: DayRecords): number
}

/** A metric's record (contract/metrics) with its reader. */
export type DayMetric = Omit<MetricRecord, 'of'> & { of: Exclude<MetricRecord['of'], 'standing'> } & DayReader
export type StandingMetric = Omit<MetricRecord, 'of'> & { of: 'standing'; needsDaysBefore?: never } & StandingReader
export type Metric = DayMetric | StandingMetric
