import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Days } from '@corner/contract/entities/query.ts'
import { addDays } from '../days/calendar.ts'
import type { AthleteReader } from './athlete-reader.ts'
import type { QueryContext } from './context.ts'
import type { DayCalendar } from './day-calendar.ts'
import { compileTests } from './day-test.ts'

/** The days of a measure or comparison that differ from the query's own; without a window they are in the same window. */
export function otherDays(days: Days | undefined, ofQuery: Days): Days {
  if (days === undefined) return ofQuery
  return { ...days, window: days.window ?? ofQuery.window }
}

/**
 * The days that count for an athlete: those of the calendar; with `where` only those that meet all of it, or that come
 * `lag` days after one that does, which may be before the window.
 */
export function selectDays(
  { where, lag = 0 }: Days,
  calendar: DayCalendar,
  athlete: AthleteReader,
  context: QueryContext,
): ReadonlySet<CalendarDay> {
  if (where === undefined) return calendar.counted
  const meets = compileTests(where, athlete, calendar, context)
  const selected = new Set<CalendarDay>()
  for (const day of calendar.counted) if (meets(lag === 0 ? day : addDays(day, -lag)) === true) selected.add(day)
  return selected
}
