import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { AthleteRecords } from './athlete-records.ts'
import { addDays } from './calendar.ts'
import { pointsOf } from './points.ts'

/**
 * Why there is a fresh recovery of an athlete, or none: not linked; linked and nothing in the period (not worn); a record that waits
 * for its score; the newest score two or more days old. Apart from "at risk", which is about values.
 */
export type DataState = 'fresh' | 'pending' | 'stale' | 'no_data' | 'not_linked'

/** From this many days on a score is no statement about today: yesterday's still stands until this morning's has come. */
const STALE_FROM_DAYS = 2

/** @param today the last day of the period; records of a later day, of an athlete further east, are fresh, too */
export function readDataState(
  { whoop_connected, recovery_data, sleep_data, activity_data }: AthleteRecords,
  today: CalendarDay,
): DataState {
  if (!whoop_connected) return 'not_linked'
  const newest = pointsOf(recovery_data, ({ recovery_score }) => recovery_score).at(-1)?.date
  const yesterday = addDays(today, 1 - STALE_FROM_DAYS)
  const isAwaited = recovery_data.some(
    ({ date, recovery_score }) =>
      recovery_score === null && date >= yesterday && (newest === undefined || date > newest),
  )
  if (isAwaited) return 'pending'
  if (newest === undefined) {
    const hasOther = sleep_data.some((night) => night.total_duration_hours !== null)
    return hasOther || activity_data.some(({ strain_score }) => strain_score !== null) ? 'stale' : 'no_data'
  }
  return newest >= yesterday ? 'fresh' : 'stale'
}
