import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { addDays } from '../days/calendar.ts'
import { meanHour, placeOnClock, unwrapHours } from '../days/clock.ts'
import { withinDays } from '../days/within-days.ts'
import type { DayMetric } from '../metrics/metric.ts'
import { average } from '../numbers/averages.ts'
import { NORMAL_RANGE_DAYS, readNormalRange } from '../series/normal-range.ts'
import { ofOneMaker } from '../series/one-maker.ts'
import { readOwnRange } from '../series/own-range.ts'
import { type Point, valuesOf } from '../series/points.ts'

/** Points that can be used in arithmetic: clock times are made comparable (clock.ts). */
export function linear({ clock }: DayMetric, points: readonly Point[]): readonly Point[] {
  if (clock === undefined) return points
  const hours = unwrapHours(valuesOf(points))
  return points.map((point, place) => ({ ...point, value: hours[place] ?? 0 }))
}

/** Mean of values of a metric; for clock times the circular mean. null for an empty list. */
export function meanValue({ clock }: Pick<DayMetric, 'clock'>, values: readonly number[]): number | null {
  return clock === undefined ? average(values) : meanHour(values, clock.dayBegins)
}

/** Mean of the values from one day to another, both included: those of the newest maker among them. */
export function meanWithin(
  metric: DayMetric,
  points: readonly Point[],
  from: CalendarDay,
  until: CalendarDay,
): number | null {
  return meanValue(metric, valuesOf(ofOneMaker(withinDays(points, from, until))))
}

/**
 * An athlete's normal range, as on the screens: HRV by own-range.ts, everything else by normal-range.ts from the days
 * before `day`.
 * @param everyPoint of any makers; the range is of the one that the newest value until `day` is from
 * @param of the mean of several days has a narrower range than a single day; normal-range.ts has only one range
 * @returns null: too few values before
 */
export function usualRange(
  metric: DayMetric,
  everyPoint: readonly Point[],
  day: CalendarDay,
  of: 'day' | 'stretch',
): { low: number; high: number } | null {
  const points = ofOneMaker(everyPoint, day)
  if (metric.logarithmic) {
    const { weekly, nightly } = readOwnRange(points, day)
    return of === 'day' ? nightly : weekly
  }
  if (metric.clock === undefined) {
    const range = readNormalRange(points, day)
    return range && { low: range.low, high: range.high }
  }
  const before = points.filter(({ date }) => date >= addDays(day, -NORMAL_RANGE_DAYS) && date < day)
  const range = readNormalRange(linear(metric, before), day)
  if (range === null) return null
  // Shifted as a whole to the scale of the metric's values.
  const moved = placeOnClock(range.mean, metric.clock.dayBegins) - range.mean
  return { low: range.low + moved, high: range.high + moved }
}

/** The last day whose values belong to a window: tomorrow for one that ends today (see day-calendar.ts). */
export const lastDayOf = (until: CalendarDay, today: CalendarDay): CalendarDay =>
  until === today ? addDays(until, 1) : until
