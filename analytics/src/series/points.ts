import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { isMeasured } from '../numbers/measured.ts'
import { decimal } from '../numbers/rounding.ts'

/** A measured value and its day. */
export interface Point {
  date: CalendarDay
  value: number
}

/**
 * The measured values of a series, oldest first. Records without the value (null, or not a finite number) are left out; a
 * missing day never counts as 0. Of several values of one day the greatest is used, whatever their order.
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
  // The server sends one record a day, oldest first, so usually nothing must be sorted.
  return isInOrder ? points : onePerDay(points)
}

function onePerDay(points: readonly Point[]): Point[] {
  const greatest = new Map<CalendarDay, number>()
  for (const { date, value } of points) greatest.set(date, Math.max(value, greatest.get(date) ?? value))
  return [...greatest].sort(([a], [b]) => (a < b ? -1 : 1)).map(([date, value]) => ({ date, value }))
}

/** The values of points, in the same order. */
export function valuesOf(points: readonly Point[]): number[] {
  return points.map(({ value }) => value)
}

/** Mean, newest value, and newest minus mean, unrounded; null without a value. */
export interface Summary {
  average: number | null
  latest: number | null
  latestDate: CalendarDay | null
  /**
   * Latest minus the mean over the same points (docs/reference/metrics-and-rules.md#athlete-metrics), which include the
   * latest. 0 for a single point.
   */
  trend: number | null
  count: number
}

/** @param points oldest first, as returned by `pointsOf` */
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
