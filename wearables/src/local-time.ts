import { type CalendarDay, offsetMs } from './calendar.ts'
import { offsetAt } from './time-zones.ts'

/** Where a zone is unknown: then at least each day has its own name. */
export const NO_ZONE = 'UTC'

/**
 * When a local day begins, and the offset at that time. Where clocks are put forward at midnight, it is the first instant of the
 * day; its date at that offset is always the day.
 */
export function startOfDay(timezone: string, day: CalendarDay): { at: Date; offset: string } {
  const midnight = Date.parse(day)
  const guess = midnight - offsetMs(offsetAt(timezone, new Date(midnight)))
  const offset = offsetAt(timezone, new Date(guess))
  return { at: new Date(midnight - offsetMs(offset)), offset }
}
