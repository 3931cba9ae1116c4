import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { isMeasured } from '../numbers/measured.ts'
import { decimal } from '../numbers/rounding.ts'
import { type OfMaker, ofOneMaker } from './one-maker.ts'

/** A measured value and its day. */
export interface Point extends OfMaker {
  value: number
}

/**
 * The measured values of a series, oldest first. Records without the value (null, or not a finite number) are left out; a
 * missing day never counts as 0. Of several values of one day the greatest is used, whatever their order. Where the records are of
 * several makers, only those of the newest one's: this is where every mean, range and trend begins anew (one-maker.ts).
 */
export function pointsOf<DayRecord extends OfMaker>(
  records: readonly DayRecord[],
  readValue: (record: DayRecord) => number | null,
): Point[] {
  const points: Point[] = []
  let isInOrder = true
  let newest = ''
  for (const record of ofOneMaker(records)) {
    const value = readValue(record)
    if (!isMeasured(value)) continue
    if (record.date <= newest) isInOrder = false
    newest = record.date
    points.push(record.maker === undefined ? { date: newest, value } : { date: newest, value, maker: record.maker })
  }
  // The server sends one record a day, oldest first, so usually nothing must be sorted.
  return isInOrder ? points : onePerDay(points)
}

function onePerDay(points: readonly Point[]): Point[] {
  const greatest = new Map<CalendarDay, Point>()
  for (const point of points) {
    const rival = greatest.get(point.date)
    if (!rival || point.value > rival.value) greatest.set(point.date, point)
  }
  return [...greatest.values()].sort((a, b) => (a.date < b.date ? -1 : 1))
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
