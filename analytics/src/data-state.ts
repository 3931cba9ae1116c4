import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { AthleteMetrics } from './athlete-metrics.ts'
import type { AthleteRecords } from './athlete-records.ts'
import { addDays } from './calendar.ts'
import { ageInDays } from './data-age.ts'
import { isMeasured } from './measured.ts'

/**
 * Why there is a fresh recovery of an athlete, or none: not linked; linked and nothing in the period (not worn); a record that waits
 * for its score; the newest score two or more days old. Apart from "at risk", which is about values.
 */
export type DataState = 'fresh' | 'pending' | 'stale' | 'no_data' | 'not_linked'

/** From this many days on a score is no statement about today: yesterday's still stands until this morning's has come. */
export const STALE_FROM_DAYS = 2

/**
 * Judged by the recovery; by the newest night or strain where the period has no recovery at all. "Pending" reaches back to yesterday,
 * because the calendar of a wearer further west may still be there.
 * @param today the last day of the period; records of a later day, of an athlete further east, are fresh, too
 */
export function readDataState(
  { whoop_connected, recovery_data }: Pick<AthleteRecords, 'whoop_connected' | 'recovery_data'>,
  metrics: AthleteMetrics,
  today: CalendarDay,
): DataState {
  if (!whoop_connected) return 'not_linked'
  const yesterday = addDays(today, 1 - STALE_FROM_DAYS)
  const scoredUntil = metrics.recovery.latestDate ?? ''
  const isAwaited = recovery_data.some(
    ({ date, recovery_score }) => date >= yesterday && date > scoredUntil && !isMeasured(recovery_score),
  )
  if (isAwaited) return 'pending'
  const newest = newestDay(metrics)
  if (newest === null) return 'no_data'
  return isStale(newest, today) ? 'stale' : 'fresh'
}

/** Whether a value of this day is no statement about today any more; no, where there is none. */
export function isStale(measuredOn: CalendarDay | null, today: CalendarDay): boolean {
  return measuredOn !== null && ageInDays(measuredOn, today) >= STALE_FROM_DAYS
}

/** The day that an athlete's data is as old as: of the newest recovery; without any, of the newest night or strain; null: no value. */
export function newestDay({ recovery, sleep, strain }: AthleteMetrics): CalendarDay | null {
  if (recovery.latestDate !== null) return recovery.latestDate
  return (
    [sleep.latestDate, strain.latestDate]
      .filter((date) => date !== null)
      .sort()
      .at(-1) ?? null
  )
}
