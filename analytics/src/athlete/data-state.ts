import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { addDays } from '../days/calendar.ts'
import { ageInDays } from '../days/data-age.ts'
import type { AthleteMetrics } from './athlete-metrics.ts'
import type { AthleteRecords } from './athlete-records.ts'
import { countedMornings, isMeasuredMorning } from './counted-mornings.ts'

/**
 * Whether an athlete has a fresh recovery, and if not, why: not linked; linked without data in the period (not worn); a
 * record whose score is pending; the newest score is two or more days old. Independent of "at risk", which judges values.
 */
export type DataState = 'fresh' | 'pending' | 'stale' | 'no_data' | 'not_linked'

/** From this age in days a score says nothing about today. Yesterday's still counts until this morning's arrives. */
export const STALE_FROM_DAYS = 2

/**
 * The data state by the newest recovery, or by the newest night or strain if the period has no recovery. "Pending"
 * includes yesterday, because it may still be yesterday for an athlete further west.
 * @param today the last day of the period; a later record, of an athlete further east, also counts as fresh
 */
export function readDataState(
  { whoop_connected, recovery_data }: Pick<AthleteRecords, 'whoop_connected' | 'recovery_data'>,
  metrics: AthleteMetrics,
  today: CalendarDay,
): DataState {
  if (!whoop_connected) return 'not_linked'
  const yesterday = addDays(today, 1 - STALE_FROM_DAYS)
  const scoredUntil = metrics.recovery.latestMorning ?? ''
  const counted = new Set(countedMornings(recovery_data).filter(isMeasuredMorning))
  const isAwaited = recovery_data.some(
    (morning) => morning.date >= yesterday && morning.date > scoredUntil && !counted.has(morning),
  )
  if (isAwaited) return 'pending'
  const newest = newestDay(metrics)
  if (newest === null) return 'no_data'
  return isStale(newest, today) ? 'stale' : 'fresh'
}

/** Whether a value of this day is too old to say anything about today; false for null. */
export function isStale(measuredOn: CalendarDay | null, today: CalendarDay): boolean {
  return measuredOn !== null && ageInDays(measuredOn, today) >= STALE_FROM_DAYS
}

/**
 * The day that determines the age of an athlete's data: of the newest recovery, otherwise of the newest morning without one, night or
 * strain; null: no value.
 */
export function newestDay({ recovery, sleep, strain }: AthleteMetrics): CalendarDay | null {
  if (recovery.latestDate !== null) return recovery.latestDate
  return (
    [recovery.latestMorning, sleep.latestDate, strain.latestDate]
      .filter((date) => date !== null)
      .sort()
      .at(-1) ?? null
  )
}
