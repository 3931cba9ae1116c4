import { addDays, daysBetween } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Query } from '@corner/contract/entities/query.ts'

type Window = NonNullable<Query['days']['window']>

/** Days that a question implies: "since when is he red" looks far back, "does hard training hurt his sleep" a month. */
export const IMPLIED_DAYS: Readonly<Record<string, Window>> = {
  season: { last: 90 },
  month: { last: 30 },
  fortnight: { last: 14 },
  newest: { day: 0 },
  yesterday: { day: -1 },
}

/** "And the week before that": as many days, right before them. */
export function daysEarlier(window: Query['days']['window'], today: CalendarDay): Window {
  const [from, until] = daysOf(window ?? { last: 7 }, today)
  const length = daysBetween(from, until) + 1
  return { from: addDays(from, -length), until: addDays(from, -1) }
}

function daysOf(window: Window, today: CalendarDay): [from: CalendarDay, until: CalendarDay] {
  if ('day' in window) return [addDays(today, window.day), addDays(today, window.day)]
  if ('from' in window) return [window.from, window.until]
  const until = addDays(today, -(window.before ?? 0))
  return [addDays(until, 1 - window.last), until]
}
