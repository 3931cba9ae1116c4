import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { average, median } from './averages.ts'
import { addDays } from './calendar.ts'
import { type Point, valuesOf } from './points.ts'
import { decimal } from './rounding.ts'

/** Days before the current one that an athlete's own normal is read from. */
export const NORMAL_RANGE_DAYS = 28
/** Fewer values are no yardstick (docs/reference/sports-science.md#f1, docs/reference/sports-science.md#f3). */
export const NORMAL_RANGE_MINIMUM = 14

/** In the unit of the points. */
export interface NormalRange {
  mean: number
  /** What is usual, as it is told: a bad spell of some days hardly moves it. */
  median: number
  /** Sample standard deviation (n - 1). */
  deviation: number
  low: number
  high: number
  /** How many values it was read from. */
  count: number
}

/**
 * An athlete's own normal range: mean ± 1 standard deviation of the 28 days before `day`. The day itself stays out, or it would hide in
 * its own yardstick. About one usual day in three lies outside of it (docs/reference/sports-science.md#f1): a range to see a value
 * in, no alarm.
 * @param points one a day, in any order
 * @returns null: fewer than 14 values, no normal to speak of yet
 */
export function readNormalRange(points: readonly Point[], day: CalendarDay): NormalRange | null {
  const from = addDays(day, -NORMAL_RANGE_DAYS)
  const values = valuesOf(points.filter(({ date }) => date >= from && date < day))
  const mean = average(values)
  if (mean === null || values.length < NORMAL_RANGE_MINIMUM) return null
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const deviation = decimal(Math.sqrt(squares / (values.length - 1)))
  return {
    ...{ mean, median: median(values) ?? mean, deviation },
    low: decimal(mean - deviation),
    high: decimal(mean + deviation),
    count: values.length,
  }
}

/** Where a value lies in a normal range; exactly on a bound is within. */
export function placeIn({ low, high }: Pick<NormalRange, 'low' | 'high'>, value: number): 'below' | 'within' | 'above' {
  if (value < low) return 'below'
  return value > high ? 'above' : 'within'
}
