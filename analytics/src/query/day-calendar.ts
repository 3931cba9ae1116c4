import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Days } from '@corner/contract/entities/query.ts'
import { daysOf } from '../athlete/day-window.ts'
import { addDays, weekdayOf } from '../days/calendar.ts'
import type { QueryContext } from './context.ts'
import type { FactWindow } from './facts.ts'
import { readWindow } from './read-window.ts'

/** The days of a window, before an athlete's records are considered. */
export interface DayCalendar {
  window: FactWindow
  /** Whether the window was given; otherwise it is the chat's period. */
  isWindowSaid: boolean
  /**
   * Every day of the window, oldest first, whatever the weekday; includes tomorrow if the window ends today (see
   * `tomorrow`).
   */
  all: readonly CalendarDay[]
  /** The days selected by the calendar, oldest first, including `tomorrow`. */
  counted: ReadonlySet<CalendarDay>
  /**
   * The day after a window that ends today, if selected: an athlete further east may already have a record of it, which
   * counts for a period that ends today, as on the screens. It never counts as a missing day.
   */
  tomorrow: CalendarDay | null
}

/**
 * @param days without `where`, a `lag` counts from the weekdays: the days after Saturdays. With `where`, the weekdays are
 * those of the selected days, not of the days before that meet it
 */
export function readCalendar(days: Days, context: Pick<QueryContext, 'today' | 'periodDays'>): DayCalendar {
  const { from, until } = readWindow(days.window, context)
  const { weekdays, where, lag = 0 } = days
  const tomorrow = until === context.today ? addDays(until, 1) : null
  const all = daysOf({ from, until: tomorrow ?? until })
  const shift = where === undefined ? lag : 0
  const isOfWeekdays = (day: CalendarDay) =>
    weekdays === undefined || weekdays.includes(weekdayOf(shift === 0 ? day : addDays(day, -shift)))
  const counted = new Set(weekdays === undefined ? all : all.filter(isOfWeekdays))
  const isTomorrowCounted = tomorrow !== null && counted.has(tomorrow)
  return {
    window: { from, until, ...(weekdays && { weekdays }), days: counted.size - (isTomorrowCounted ? 1 : 0) },
    isWindowSaid: days.window !== undefined,
    all,
    counted,
    tomorrow: isTomorrowCounted ? tomorrow : null,
  }
}
