import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { addDays } from '../days/calendar.ts'
import type { Point } from '../series/points.ts'

/**
 * The newest run: consecutive days whose values pass. A day without a value ends a run.
 * @param points one a day, oldest first
 * @returns oldest first; empty: the newest point does not pass
 */
export function newestRun(
  points: readonly Point[],
  passes: (value: number, date: CalendarDay) => boolean,
): readonly Point[] {
  let begin = points.length
  while (begin > 0) {
    const [point, next] = [points[begin - 1], points[begin]]
    if (!point || !passes(point.value, point.date) || (next && addDays(point.date, 1) !== next.date)) break
    begin -= 1
  }
  return points.slice(begin)
}

/**
 * The newest run that has ended, with the points after it. `after` has at least one point; `run` is empty if no earlier
 * point passes.
 */
export function runBefore(
  points: readonly Point[],
  passes: (value: number) => boolean,
): { run: readonly Point[]; after: readonly Point[] } {
  const last = points.findLastIndex(({ value }) => passes(value))
  return { run: newestRun(points.slice(0, last + 1), passes), after: points.slice(last + 1) }
}
