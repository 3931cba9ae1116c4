import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { addDays, WEEK_DAYS } from '../days/calendar.ts'
import type { Point } from '../series/points.ts'

/** A newest day of a team of which few values are in. */
export interface ThinDay {
  date: CalendarDay
  /** Athletes with a value of that day. */
  values: number
  /** Athletes with a value of the week until the newest day. */
  athletes: number
}

/**
 * The newest days of which fewer than half of the athletes with a value of the week have one, oldest first: their mean is
 * of other athletes than that of the days before. Empty where no day has so many: then few values are usual.
 * @param days oldest first
 * @param series of each athlete, oldest first
 */
export function thinDays(
  days: readonly { date: CalendarDay; values: readonly number[] }[],
  series: readonly (readonly Point[])[],
): ThinDay[] {
  const newest = days.at(-1)
  if (newest === undefined) return []
  const from = addDays(newest.date, 1 - WEEK_DAYS)
  const athletes = series.filter((points) => (points.at(-1)?.date ?? '') >= from).length
  const lastFull = days.findLastIndex(({ values }) => 2 * values.length >= athletes)
  if (lastFull === -1) return []
  return days.slice(lastFull + 1).map(({ date, values }) => ({ date, values: values.length, athletes }))
}
