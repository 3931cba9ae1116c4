import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Window } from '@corner/contract/entities/query.ts'
import { addDays, earlierDay } from '../days/calendar.ts'
import type { QueryContext } from './context.ts'

/**
 * The first and last day of a window; without a window those of the chat's period. A window ends today at the latest:
 * later days have no records.
 */
export function readWindow(
  window: Window | undefined,
  { today, periodDays }: Pick<QueryContext, 'today' | 'periodDays'>,
): { from: CalendarDay; until: CalendarDay } {
  if (window === undefined) return { from: addDays(today, 1 - periodDays), until: today }
  if ('day' in window) return { from: addDays(today, window.day), until: addDays(today, window.day) }
  if ('from' in window) return { from: window.from, until: earlierDay(window.until, today) }
  const until = addDays(today, -(window.before ?? 0))
  return { from: addDays(until, 1 - window.last), until }
}
