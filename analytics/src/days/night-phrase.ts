import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { dayLabel } from './day-label.ts'

/**
 * A night by its wake day, for somebody who reads it on `today`: `last night` only if it ended today (or tomorrow, for an
 * athlete further east), else `in the night to Nov 27`.
 */
export const inNight = (wakeDay: CalendarDay, today: CalendarDay): string =>
  wakeDay >= today ? 'last night' : `in the night to ${dayLabel(wakeDay)}`
