import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { TREND_MINIMUM_RECORDS } from '@corner/contract/constants/team-trends.ts'
import { meanOf } from '../numbers/averages.ts'
import { decimal } from '../numbers/rounding.ts'
import type { Point } from './points.ts'

/** Means of the earlier and the later half of values ordered by date, and later minus earlier. */
export interface Halves {
  earlier: number
  later: number
  change: number
}

/**
 * @returns null: fewer than 4 values. With an odd number, the middle value belongs to the later half
 * (docs/reference/metrics-and-rules.md#team-trends)
 */
export function readHalves(values: readonly number[]): Halves | null {
  if (values.length < TREND_MINIMUM_RECORDS) return null
  const middle = Math.floor(values.length / 2)
  const [earlier, later] = [meanOf(values.slice(0, middle)), meanOf(values.slice(middle))]
  return earlier === null || later === null ? null : { earlier, later, change: decimal(later - earlier) }
}

/** The values of each day that has any, oldest day first; within a day in the order of the series. */
export function valuesByDay(series: readonly (readonly Point[])[]): { date: CalendarDay; values: number[] }[] {
  const days = new Map<CalendarDay, number[]>()
  for (const points of series)
    for (const { date, value } of points) {
      const values = days.get(date)
      if (values) values.push(value)
      else days.set(date, [value])
    }
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([date, values]) => ({ date, values }))
}

/**
 * The halves of all athletes' values ordered by date.
 * @returns null as `readHalves`, and for values of a single day: these have no order in time, so a difference of halves
 * would not be a trend
 */
export function readHalvesOfDays(days: readonly { values: readonly number[] }[]): Halves | null {
  return days.length < 2 ? null : readHalves(days.flatMap(({ values }) => values))
}
