import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { addDays } from './calendar.ts'
import type { Point } from './points.ts'

/** Days before the current one that an athlete's own normal is read from. */
export const NORMAL_RANGE_DAYS = 28
/** Fewer values are no yardstick (sports-science.md, F1 and F3). */
export const NORMAL_RANGE_MINIMUM = 14

/** In the unit of the points. */
export interface NormalRange {
  mean: number
  /** Sample standard deviation (n - 1). */
  deviation: number
  low: number
  high: number
  /** How many values it was read from. */
  count: number
}

/**
 * An athlete's own normal range: mean ± 1 standard deviation of the 28 days before `day`. The day itself stays out, or it would hide in
 * its own yardstick. null: fewer than 14 values, the normal is still being built.
 */
export function readNormalRange(points: readonly Point[], day: CalendarDay): NormalRange | null {
  const from = addDays(day, -NORMAL_RANGE_DAYS)
  const values = points.filter(({ date }) => date >= from && date < day).map(({ value }) => value)
  if (values.length < NORMAL_RANGE_MINIMUM) return null
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const deviation = Math.sqrt(squares / (values.length - 1))
  return { mean, deviation, low: mean - deviation, high: mean + deviation, count: values.length }
}
