import type { CalendarDay } from '@corner/contract/calendar-day.ts'

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
  const byDay = new Map<CalendarDay, number>()
  for (const record of records) {
    const value = readValue(record)
    if (value === null || !Number.isFinite(value)) continue
    byDay.set(record.date, Math.max(value, byDay.get(record.date) ?? value))
  }
  return [...byDay]
    .map(([date, value]) => ({ date, value }))
    .sort((earlier, later) => (earlier.date < later.date ? -1 : 1))
}

/** Mean, newest value, and the newest minus the mean, all unrounded; null without a value. */
export interface Summary {
  average: number | null
  latest: number | null
  latestDate: CalendarDay | null
  /** Latest minus the own average over the same points (spec 2, section 3). */
  trend: number | null
  count: number
}

export function summarize(points: readonly Point[]): Summary {
  const newest = points.at(-1)
  if (!newest) return { average: null, latest: null, latestDate: null, trend: null, count: 0 }
  const average = points.reduce((sum, { value }) => sum + value, 0) / points.length
  return {
    average,
    latest: newest.value,
    latestDate: newest.date,
    trend: newest.value - average,
    count: points.length,
  }
}
