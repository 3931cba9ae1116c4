import { type CalendarDay, nextDay } from '../calendar.ts'
import type { TimeWindow } from '../provider.ts'

const DAY_MS = 86_400_000
/** Somewhere on earth the day has begun this long before it does in UTC. */
const EARLIEST_MORNING_MS = 14 * 3_600_000

/** From a day up to, not including, another: as Polar reads `from` and `to`. */
export interface DayRange {
  from: CalendarDay
  until: CalendarDay
}

/**
 * The days of the watch that a window touches, whatever its zone. Two days longer than the window, as far as they have
 * begun: the end of a day is the beginning of the next night.
 */
export function daysOfWindow({ start, end }: TimeWindow, now: Date): DayRange {
  const last = Math.min(end.getTime() + 2 * DAY_MS, now.getTime() + EARLIEST_MORNING_MS)
  return { from: utcDay(start.getTime() - DAY_MS), until: nextDay(utcDay(last)) }
}

/** In pieces of as many days as Polar gives at once, the newest first. */
export function* piecesOf({ from, until }: DayRange, days: number): Generator<DayRange> {
  for (let end = until; end > from; ) {
    const start = utcDay(Date.parse(end) - days * DAY_MS)
    const piece = { from: start > from ? start : from, until: end }
    yield piece
    end = piece.from
  }
}

/** The query of a list; `features` bring its values, and then only one day may be asked for. */
export function queryOf({ from, until }: DayRange, features: readonly string[] = []): URLSearchParams {
  const query = new URLSearchParams({ from, to: until })
  for (const feature of features) query.append('features', feature) // Polar reads no lists with commas
  return query
}

export const onlyDay = (day: CalendarDay): DayRange => ({ from: day, until: nextDay(day) })

const utcDay = (instantMs: number): CalendarDay => new Date(instantMs).toISOString().slice(0, 10)
