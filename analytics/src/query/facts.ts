import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Measure } from '@corner/contract/entities/query.ts'
import type { DifferenceUnit, Unit } from '@corner/contract/metrics/metric-record.ts'
import type { AthleteName } from '../athlete/athlete-name.ts'
import type { RecoveryBand } from '../bands/recovery-bands.ts'

export type NamedAthlete = Pick<AthleteName, 'id' | 'name'>

/** The calendar days of a figure, both ends included. */
export interface FactWindow {
  from: CalendarDay
  until: CalendarDay
  /** Only these weekdays, 0 for Sunday; absent: all. */
  weekdays?: readonly number[] | undefined
  /** Number of calendar days; only the given weekdays are counted. */
  days: number
}

/** The group of a figure. Without any part: everybody in question together. */
export interface FactGroup {
  athlete?: NamedAthlete
  day?: CalendarDay
  /** 0 for Sunday. */
  weekday?: number
  /** Seven days; fewer if the window begins within them. */
  week?: { from: CalendarDay; until: CalendarDay }
  /** Of recovery. */
  band?: Exclude<RecoveryBand, 'no_data'>
}

/** A figure with the evidence for it. */
export interface Fact {
  /** Such as `f12`; unique within an evaluation. */
  id: string
  group: FactGroup
  measure: Measure
  window: FactWindow
  /** Unrounded; a clock time in hours (25.5: 01:30 of the next day); null: not enough data. */
  value: number | null
  unit: Unit | DifferenceUnit
  /** Number of values used, of all athletes together. */
  records: number
  /** Number of athletes, each counted once. */
  athletes: number
  /**
   * The day of the value if it is of a single day (latest, lowest, highest, change); the first day of a streak; of equal
   * extremes the earliest. For several athletes: if all have the same.
   */
  date: CalendarDay | null
  /** The total over the athletes, where it makes sense (sums and counts), with `value` as the mean; otherwise null. */
  total: number | null
  /** Of `from_own_range`: the range. */
  range?: { low: number; high: number }
}

/** The figures of one group, one for each measure, in their order. */
export interface FactRow {
  group: FactGroup
  /** From 1, in the requested order; equal values share a place. null: no order was requested, or there is no value. */
  place: number | null
  facts: readonly Fact[]
  /** The athletes of the first figure with their own values; empty for a row of one athlete. */
  members: readonly { athlete: NamedAthlete; value: number }[]
}

/** Why an athlete has no place in the result: no data, or data that cannot be compared. */
export interface LeftOut {
  athlete: NamedAthlete
  reason: 'not_connected' | 'no_data' | 'too_few_records' | 'other_provider'
}

/** An athlete judged by the conditions. */
export interface JudgedAthlete {
  athlete: NamedAthlete
  /** `unknown`: a missing value could decide it. */
  verdict: 'met' | 'not' | 'unknown'
  /** In the order of the conditions. */
  values: readonly JudgedValue[]
}

export interface JudgedValue {
  fact: Fact
  /** The bound in the fact's unit; null: none, or unknown. For `between` the lower one. */
  bound: number | null
  /**
   * Distance of the value from the base of a percentage bound, in percent of that base; absent: the bound has no
   * percentage, or it is unknown.
   */
  percentApart?: number
  met: boolean | null
}

/** The difference of two figures: `a` - `b`. */
export interface Difference {
  id: string
  /** Ids of facts. */
  a: string
  b: string
  /** null: one of the two has no value, or they are scores of different providers. */
  value: number | null
  unit: Unit | DifferenceUnit
  /** The first divided by the second; absent for clock times, unknown values and division by zero. */
  ratio?: number
}

/** The result of a query. */
export interface Facts {
  /** The days of the query as a whole. */
  window: FactWindow
  rows: readonly FactRow[]
  /** Rows outside the requested part: beyond the limit or place, or not meeting `having`. In the same order. */
  others: readonly FactRow[]
  /** The athletes of the rows. */
  people: readonly NamedAthlete[]
  /** Every athlete judged by the conditions; empty without conditions. */
  judged: readonly JudgedAthlete[]
  leftOut: readonly LeftOut[]
  /** The rows to compare with; null: none. */
  against: { rows: readonly FactRow[]; people: readonly NamedAthlete[]; leftOut: readonly LeftOut[] } | null
  /** Of each figure and the one it is compared with; of two rows the first minus the second. */
  differences: readonly Difference[]
  /** Whether the result contains scores of different providers, which are not comparable. */
  ofDifferentMakers: boolean
}
