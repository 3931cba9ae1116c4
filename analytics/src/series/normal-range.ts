import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { addDays } from '../days/calendar.ts'
import { average, median } from '../numbers/averages.ts'
import { decimal, roundTo } from '../numbers/rounding.ts'
import { type Point, valuesOf } from './points.ts'

/** Number of days before the judged day that define an athlete's normal range. */
export const NORMAL_RANGE_DAYS = 28
/**
 * Minimum number of values for a normal range (docs/reference/sports-science.md#f1, docs/reference/sports-science.md#f3).
 */
export const NORMAL_RANGE_MINIMUM = 14

/** All values in the unit of the points. */
export interface NormalRange {
  mean: number
  /** The usual value in texts; robust against some unusual days. */
  median: number
  /** Sample standard deviation (n - 1). */
  deviation: number
  low: number
  high: number
  /** Number of values used. */
  count: number
}

/**
 * An athlete's normal range: mean ± 1 sample standard deviation of the 28 days before `day`. The day itself is excluded,
 * because it would influence its own reference. About one normal day in three lies outside
 * (docs/reference/sports-science.md#f1), so the range is context for a value, not an alarm.
 * @param points one a day, in any order
 * @returns null: fewer than 14 values
 */
export function readNormalRange(points: readonly Point[], day: CalendarDay): NormalRange | null {
  const from = addDays(day, -NORMAL_RANGE_DAYS)
  const values = valuesOf(points.filter(({ date }) => date >= from && date < day))
  const mean = average(values)
  if (mean === null || values.length < NORMAL_RANGE_MINIMUM) return null
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const deviation = decimal(Math.sqrt(squares / (values.length - 1)))
  return {
    mean,
    median: median(values) ?? mean,
    deviation,
    low: decimal(mean - deviation),
    high: decimal(mean + deviation),
    count: values.length,
  }
}

/**
 * The normal range that an athlete's newest value is judged by: of the 28 days before that value's own day. A score that
 * has not come today leaves yesterday's as the newest, which must not be part of its own reference either.
 * @param today the judged day where there is no value
 */
export function readNewestRange(points: readonly Point[], today: CalendarDay): NormalRange | null {
  const newest = points
    .map(({ date }) => date)
    .toSorted()
    .at(-1)
  return readNormalRange(points, newest ?? today)
}

/** Where a value lies relative to a range; exactly on a bound is within. */
export function placeIn({ low, high }: Pick<NormalRange, 'low' | 'high'>, value: number): 'below' | 'within' | 'above' {
  if (value < low) return 'below'
  return value > high ? 'above' : 'within'
}

/** A range and a value as they are displayed, and how they compare then: a 50 beside "50 to 70" is within. */
export interface PlaceAsWritten {
  low: number
  high: number
  place: ReturnType<typeof placeIn>
  /** From the value to the nearest bound; 0 within. */
  distance: number
}

export function placeAsWritten(
  range: Pick<NormalRange, 'low' | 'high'>,
  value: number,
  decimals: number,
): PlaceAsWritten {
  const [low, high, shown] = [range.low, range.high, value].map((number) => roundTo(number, decimals)) as [
    number,
    number,
    number,
  ]
  const distance = roundTo(Math.max(low - shown, shown - high, 0), decimals)
  return { low, high, place: placeIn({ low, high }, shown), distance }
}
