import { type CalendarDay, localDay } from '../calendar.ts'
import type { TimeWindow } from '../provider.ts'
import { offsetAt } from '../time-zones.ts'

const DAY_MS = 86_400_000
/** Days asked for at once: a season's quarter, whose activities are a reply of some 100 kB. */
const DAYS_A_PAGE = 90

/** Local dates, both included. */
export interface Span {
  oldest: CalendarDay
  newest: CalendarDay
}

/**
 * The local days that a window touches, and one more on each side: where somebody was on a day decides when it began, and
 * Intervals.icu tells days by their dates alone.
 */
export function daysOf({ start, end }: TimeWindow, timezone: string): Span {
  const day = (instant: number) => localDay(new Date(instant), offsetAt(timezone, new Date(instant)))
  return { oldest: day(start.getTime() - DAY_MS), newest: day(end.getTime() + DAY_MS) }
}

/** The same days in parts, newest first. */
export function* spansOf({ oldest, newest }: Span): Generator<Span> {
  for (let last = newest; last >= oldest; ) {
    const first = daysBefore(last, DAYS_A_PAGE - 1)
    yield { oldest: first < oldest ? oldest : first, newest: last }
    last = daysBefore(first, 1)
  }
}

function daysBefore(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)
}
