import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Window } from './window.ts'

/** A period in a message. */
export interface WindowMention {
  from: number
  until: number
  window: Window
  /** Which phrase it matched: `this_week`, `last_week`, `days`, `day`, `span`. */
  concept: string
  today: CalendarDay
  /** "Yesterday", "last night", "on Tuesday": one day. */
  isOneDay: boolean
  /** "The week before", "the previous period": it is before the other one. */
  isBefore: boolean
}
