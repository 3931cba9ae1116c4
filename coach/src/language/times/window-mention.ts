import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Window } from './window.ts'

/** A stretch of days that a message speaks of. */
export interface WindowMention {
  from: number
  until: number
  window: Window
  /** Which phrase it is of: `this_week`, `last_week`, `days`, `day`, `span`. */
  concept: string
  today: CalendarDay
  /** "Yesterday", "last night", "on Tuesday": one day. */
  isOneDay: boolean
  /** "The week before", "the previous period": it lies before the other one. */
  isBefore: boolean
}
