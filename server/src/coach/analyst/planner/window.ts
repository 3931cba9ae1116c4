import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Window } from '../question.ts'

/** The days that a tool is asked about; undefined where the question is silent: the chat's period then. */
export function planWindow(
  window: Window | undefined,
): { from: CalendarDay; until: CalendarDay; weekdays?: [number, ...number[]] } | undefined {
  if (window === undefined) return undefined
  const { from, until, weekdays } = window
  const [first, ...others] = weekdays ?? []
  return first === undefined ? { from, until } : { from, until, weekdays: [first, ...others] }
}
