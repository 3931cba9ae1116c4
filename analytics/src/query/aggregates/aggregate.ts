import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Measure } from '@corner/contract/entities/query.ts'
import type { DayMetric } from '../../metrics/metric.ts'
import type { Point } from '../../points.ts'
import type { AthleteReader } from '../athlete-reader.ts'
import type { QueryContext } from '../context.ts'
import type { DayCalendar } from '../day-calendar.ts'

/** A figure of one athlete. */
export interface Figure {
  /** Unrounded; null: nothing to say it from. */
  value: number | null
  date: CalendarDay | null
  /** From how many values. */
  records: number
  range?: { low: number; high: number }
}

/** What a figure is read from. */
export interface AggregateInput {
  measure: Measure
  metric: DayMetric
  athlete: AthleteReader
  /** The values on the days that count, oldest first; clock times next to each other. */
  points: readonly Point[]
  /** The days that count, oldest first. */
  days: ReadonlySet<CalendarDay>
  /** Whether they are only some days of the calendar: picked by weekday, by a condition, or for a group. */
  isPart: boolean
  calendar: DayCalendar
  context: QueryContext
}

/** A way of making one figure of an athlete's days. */
export interface AggregateEntry {
  /**
   * What the figure is, which says its unit: a `value` of the metric, a `difference` of two, a `percent` of anything, a number of
   * `days`, or a plain `number`.
   */
  is: 'value' | 'difference' | 'percent' | 'days' | 'number'
  /** A single day has none. */
  ofSeveralDays?: true
  /** Those of athletes can be added up to a total. */
  addsUp?: true
  read(input: AggregateInput): Figure
}
