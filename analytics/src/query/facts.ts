import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Measure } from '@corner/contract/entities/query.ts'
import type { DifferenceUnit, Unit } from '@corner/contract/metrics/metric-record.ts'
import type { RecoveryBand } from '../recovery-bands.ts'

export interface NamedAthlete {
  id: string
  name: string
}

/** Calendar days that a figure is about, both ends included. */
export interface FactWindow {
  from: CalendarDay
  until: CalendarDay
  /** Only these days of the week, 0 for Sunday; absent: all. */
  weekdays?: readonly number[] | undefined
  /** How many calendar days it holds; of the weekdays alone where there are any. */
  days: number
}

/** What a figure is of. Without any part: of everybody who was asked about together. */
export interface FactGroup {
  athlete?: NamedAthlete
  day?: CalendarDay
  /** 0 for Sunday. */
  weekday?: number
  /** Seven days, fewer where the window begins within them. */
  week?: { from: CalendarDay; until: CalendarDay }
  /** Of recovery. */
  band?: Exclude<RecoveryBand, 'no_data'>
}

/** One figure, with all that is needed to trust it. */
export interface Fact {
  /** `f12`; no two facts of one evaluation have the same. */
  id: string
  group: FactGroup
  measure: Measure
  window: FactWindow
  /** Unrounded; a clock time is in hours (25.5: 01:30 of the next day); null: nothing to say it from. */
  value: number | null
  unit: Unit | DifferenceUnit
  /** How many values it was read from, of all athletes together. */
  records: number
  /** How many athletes went into it, each once. */
  athletes: number
  /**
   * The day of the value, where it is one day's (latest, lowest, highest, change); the first day of a streak; of equal extremes the
   * earliest. Of several athletes: where it is the same for all.
   */
  date: CalendarDay | null
  /** Of what adds up over athletes (sums and counts): their total, of which `value` is the mean; else null. */
  total: number | null
  /** Of `from_own_range`: the range. */
  range?: { low: number; high: number }
}

/** The figures of one group, one for each measure, in their order. */
export interface FactRow {
  group: FactGroup
  /** From 1, in the order asked for; equal values share a place. null: no order was asked for, or there is no value. */
  place: number | null
  facts: readonly Fact[]
  /** Who went into the first figure, with their own; of a row of one athlete empty. */
  members: readonly { athlete: NamedAthlete; value: number }[]
}

/** Why somebody has no place in the result: there is nothing to say it from, or what there is cannot be compared. */
export interface LeftOut {
  athlete: NamedAthlete
  reason: 'not_connected' | 'no_data' | 'too_few_records' | 'other_maker'
}

/** An athlete held against the conditions. */
export interface JudgedAthlete {
  athlete: NamedAthlete
  /** `unknown`: a value is missing that could decide it. */
  verdict: 'met' | 'not' | 'unknown'
  /** In the order of the conditions. */
  values: readonly JudgedValue[]
}

export interface JudgedValue {
  fact: Fact
  /** What it was held against, in the fact's unit; null: nothing, or it is unknown. Of `between` the lower. */
  bound: number | null
  /** How far the value lies from what a percent of the bound is of, in percent of that; absent: the bound has no percent, or it is unknown. */
  percentApart?: number
  met: boolean | null
}

/** One figure minus another: `a` - `b`. */
export interface Difference {
  id: string
  /** Ids of facts. */
  a: string
  b: string
  /** null: one of the two has no value, or they are scores of different makers. */
  value: number | null
  unit: Unit | DifferenceUnit
  /** The first by the second; absent of clock times, of an unknown value and of nothing. */
  ratio?: number
}

/** The answer to a query, as figures. */
export interface Facts {
  /** The days of the query as a whole. */
  window: FactWindow
  rows: readonly FactRow[]
  /** Rows that do not belong to what was asked: beyond the limit or beside the place, or `having` is not met. In the same order. */
  others: readonly FactRow[]
  /** Whom the rows are about. */
  people: readonly NamedAthlete[]
  /** Everybody who was held against the conditions; empty without any. */
  judged: readonly JudgedAthlete[]
  leftOut: readonly LeftOut[]
  /** What the rows are held against; null: nothing. */
  against: { rows: readonly FactRow[]; people: readonly NamedAthlete[]; leftOut: readonly LeftOut[] } | null
  /** Of each figure and the one that it is held against; of two rows the first minus the second. */
  differences: readonly Difference[]
  /** Whether scores of different makers stand side by side, which are not alike. */
  ofDifferentMakers: boolean
}
