import { addDays, daysBetween } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Window } from '@corner/contract/entities/query.ts'

/** Days of a week, as people compare them. */
export const WEEK = 7

/** The first and the last day of a window. */
export function endsOf(window: Window, today: CalendarDay): { from: CalendarDay; until: CalendarDay; days: number } {
  const until =
    'day' in window
      ? addDays(today, window.day)
      : 'from' in window
        ? window.until
        : addDays(today, -(window.before ?? 0))
  const from = 'day' in window ? until : 'from' in window ? window.from : addDays(until, 1 - window.last)
  return { from, until, days: daysBetween(from, until) + 1 }
}

/** So many days, ending so many before today. */
export const daysEndingBefore = (last: number, before: number): Window => (before > 0 ? { last, before } : { last })

/** As many days, right before those. */
export function asManyBefore(window: Window, today: CalendarDay): Window {
  const { from, until, days } = endsOf(window, today)
  return until === today ? daysEndingBefore(days, days) : daysUntil(addDays(from, -1), days)
}

/** So many days, ending on one. */
export const daysUntil = (until: CalendarDay, days: number): Window => ({ from: addDays(until, 1 - days), until })

export const dayOf = (day: CalendarDay, today: CalendarDay): Window => ({ day: daysBetween(today, day) })

export const isSameWindow = (one: Window, other: Window, today: CalendarDay): boolean => {
  const [a, b] = [endsOf(one, today), endsOf(other, today)]
  return a.from === b.from && a.until === b.until
}
