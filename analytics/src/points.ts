import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { isMeasured } from './measured.ts'
import { decimal } from './rounding.ts'

/** A value that was measured, and its day. */
export interface Point {
  date: CalendarDay
  value: number
}

/**
 * The measured values of a series, oldest first. Records without the value (null, or no finite number) are left out: a missing day
 * is never 0. Of several values of one day the greatest counts, whatever their order.
 */
export function pointsOf<DayRecord extends { date: CalendarDay }>(
  records: readonly DayRecord[],
  readValue: (record: DayRecord) => number | null,
): Point[] {
  const points: Point[] = []
  let isInOrder = true
  let newest = ''
  for (const record of records) {
    const value = readValue(record)
    if (!isMeasured(value)) continue
    if (record.date <= newest) isInOrder = false
    newest = record.date
    points.push({ date: newest, value })
  }
  // The server sends one record a day, oldest first: nothing to sort then.
  return isInOrder ? points : onePerDay(points)
}

function onePerDay(points: readonly Point[]): Point[] {
  const greatest = new Map<CalendarDay, number>()
  for (const { date, value } of points) greatest.set(date, Math.max(value, greatest.get(date) ?? value))
  return [...greatest].sort(([a], [b]) => (a < b ? -1 : 1)).map(([date, value]) => ({ date, value }))
}

/** The values of points, in their order. */
export function valuesOf(points: readonly Point[]): number[] {
  return points.map(({ value }) => value)
}

/** Mean, newest value, and the newest minus the mean, not rounded to draw; null without a value. */
export interface Summary {
  average: number | null
  latest: number | null
  latestDate: CalendarDay | null
  /**
   * Latest minus the own average over the same points (docs/reference/metrics-and-rules.md#athlete-metrics). The latest is one of
   * them: of a single point it is 0.
   */
  trend: number | null
  count: number
}

/** @param points oldest first, as `pointsOf` gives them */
export function summarize(points: readonly Point[]): Summary {
  const newest = points.at(-1)
  if (newest === undefined) return { average: null, latest: null, latestDate: null, trend: null, count: 0 }
  const mean = decimal(points.reduce((sum, { value }) => sum + value, 0) / points.length)
  return {
    average: mean,
    latest: newest.value,
    latestDate: newest.date,
    trend: decimal(newest.value - mean),
    count: points.length,
  }
}
