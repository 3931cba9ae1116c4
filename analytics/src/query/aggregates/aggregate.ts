import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Measure } from '@corner/contract/entities/query.ts'
import type { DayMetric } from '../../metrics/metric.ts'
import type { Point } from '../../series/points.ts'
import type { AthleteReader } from '../athlete-reader.ts'
import type { QueryContext } from '../context.ts'
import type { DayCalendar } from '../day-calendar.ts'

/** A figure of one athlete. */
export interface Figure {
  /** Unrounded; null: not enough data. */
  value: number | null
  date: CalendarDay | null
  /** Number of values used. */
  records: number
  range?: { low: number; high: number }
}

/** The input of an aggregate. */
export interface AggregateInput {
  measure: Measure
  metric: DayMetric
  athlete: AthleteReader
  /** The values of the selected days, oldest first; clock times are made comparable. */
  points: readonly Point[]
  /** The selected days, oldest first. */
  days: ReadonlySet<CalendarDay>
  /** Whether only some days of the calendar are selected: by weekday, by a condition, or for a group. */
  isPart: boolean
  calendar: DayCalendar
  context: QueryContext
}

/** The definition of an aggregate. */
export interface AggregateEntry {
  /**
   * The kind of the figure, which determines its unit: a `value` of the metric, a `difference` of two, a `percent`, a
   * number of `days`, or a plain `number`.
   */
  is: 'value' | 'difference' | 'percent' | 'days' | 'number'
  /** Not defined for a single day. */
  ofSeveralDays?: true
  /** The figures of athletes can be added up. */
  addsUp?: true
  read(input: AggregateInput): Figure
}
