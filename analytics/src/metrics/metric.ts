import type { Point } from '../points.ts'
import type { DayRecords } from '../query/day-records.ts'

/** The series of an athlete, without who it is. */
export type Series = Pick<DayRecords, 'recovery_data' | 'sleep_data' | 'activity_data' | 'naps' | 'workouts'>

/** Behind a value: `clock` are hours of the day, written `23:40`; '' has none. */
export type Unit = '%' | 'ms' | 'bpm' | 'h' | 'min' | 'kcal' | 'm' | '°C' | 'breaths/min' | 'days' | 'clock' | ''
/** Behind a difference of two values: percent points are no percents, and two clock times are hours apart. */
export type DifferenceUnit = Exclude<Unit, '%' | 'clock'> | 'points'

interface Description {
  /** As it stands in a sentence: `recovery`, `HRV`, `resting heart rate`. */
  label: string
  /** Plain nouns that people use for it, the label's among them. */
  words: readonly string[]
  unit: Unit
  differenceUnit: DifferenceUnit
  decimals: 0 | 1
  /** What is good for an athlete; null: neither, it is a matter of plan or of circumstances (strain, bed time). */
  better: 'higher' | 'lower' | null
  /**
   * A change from half to half up to this is no move: for recovery, sleep quality and strain the bounds of the product's "Stable"
   * (contract/constants/team-trends.ts), for the others as much as no coach would call one.
   */
  steadyWithin: number
  /** The least and the most that one day can have; a number beyond them was not meant for this metric. */
  scale: readonly [number, number]
  /** How the days of a stretch make one figure: minutes of training add up, heart rates do not. */
  adds: 'sum' | 'mean'
  /** How an athlete is judged by it where nothing is said about how. */
  defaultAggregate: 'latest' | 'mean' | 'sum'
  /** Of clock times: the hour at which a day of them begins, so that half past midnight is a later bed time than 23:00. */
  clock?: { dayBegins: number }
  /** What is usual for an athlete is read from logarithms, by own-range.ts and not by normal-range.ts. */
  logarithmic?: true
  /** So many days before a day go into its value. */
  needsDaysBefore?: number
  /** It is no score, so athletes of all makers may stand in one order. */
  everyMaker?: true
}

/** A metric with one value a day. */
export interface DayMetric extends Description {
  /** What one record is called: `6 of 7 nights`. A day's value, unlike a night's, grows until the day is over. */
  of: 'night' | 'day' | 'workouts'
  /** @returns one point a day, oldest first. @param sport of `workouts`: only those of this sport */
  read(records: Series, sport?: string): Point[]
}

/** What holds for an athlete over a stretch of days as a whole, and not of a single one. */
export interface StandingMetric extends Description {
  of: 'standing'
  /** @param records those of the stretch alone */
  judge(records: DayRecords): number
}

export type Metric = DayMetric | StandingMetric

export const percent = {
  unit: '%',
  differenceUnit: 'points',
  decimals: 0,
  better: 'higher',
  steadyWithin: 2,
  scale: [0, 100],
  adds: 'mean',
} as const

export const heartRate = {
  unit: 'bpm',
  differenceUnit: 'bpm',
  decimals: 0,
  better: null,
  steadyWithin: 2,
  scale: [20, 250],
  adds: 'mean',
} as const
