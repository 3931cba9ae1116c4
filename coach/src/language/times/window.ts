import type { CalendarDay } from '@corner/contract/calendar-day.ts'

/** Calendar days, both ends included. */
export interface Window {
  from: CalendarDay
  until: CalendarDay
  /** Only these weekdays, 0 for Sunday; absent: all. */
  weekdays?: readonly number[]
  /** As in a sentence: `the last 14 days`, `yesterday`, `on Mondays of the last 7 days`. */
  label: string
}
