import { addDays } from '@corner/analytics/days/calendar.ts'
import { nameMakers, ofOneMaker } from '@corner/analytics/series/one-maker.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { CALORIES_PER_KILOJOULE, DAILY_CYCLE_SOURCE, DEFAULT_ACTIVITY_TYPE } from '@corner/contract/constants/charts.ts'
import type {
  PersonalActivity,
  PersonalActivityData,
  PersonalHrvData,
  PersonalSleepData,
} from '@corner/contract/entities/personal-records.ts'
import type { MeasureGroup } from '@corner/contract/entities/record-sources.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import { WHOOP_OAUTH_REQUIRED } from '@corner/contract/texts/team-analytics.ts'
import { localDay } from '@corner/wearables/calendar.ts'
import type { z } from 'zod'
import type { Database } from '../database/database.ts'
import { asSeenBy, type VisibleDatabase } from '../database/visible-athletes.ts'
import {
  findOwnCycles,
  findOwnNights,
  findOwnRecoveries,
  findOwnWorkouts,
  type OwnActivity,
  type PersonalWindow,
} from './personal-store.ts'
import { segmentsWithin } from './source-rule.ts'
import { changesOf } from './source-windows.ts'
import { findWearer } from './wearer.ts'

/** A call's period: `start` and `end`, both included, take precedence over `days`. */
export interface PersonalPeriod {
  days: number
  start?: CalendarDay | undefined
  end?: CalendarDay | undefined
}

/**
 * Own HRV with recovery and resting heart rate, a record for each day with a recovery.
 * @throws Refusal `whoop_oauth_required` when the link can no longer be used
 */
export async function ownHrv(db: Database, userId: string, period: PersonalPeriod, now: Date) {
  const { dates, records, sources, truncated } = await asSeenBy(db, [userId], async (own) => {
    const { dates, windowOf } = await periodOf(own, userId, period, now)
    const window = windowOf('recovery')
    return { dates, ...changesOf(window.segments), ...(await findOwnRecoveries(own, window)) }
  })
  return {
    ...dates,
    data: records.map(({ date, hrv_rmssd_milli, recovery_score, resting_heart_rate, stored_at, ...others }) => ({
      date,
      hrv_rmssd: hrv_rmssd_milli,
      recovery_score,
      resting_heart_rate,
      ...givenOf(others),
      created_at: stored_at.toISOString(),
    })),
    ...(sources && { sources }),
    ...cut(truncated),
  } satisfies z.infer<typeof PersonalHrvData>
}

/**
 * Own nights; the summary counts and averages those that have a duration, of the newest maker among them.
 * @throws Refusal as `ownHrv`
 */
export async function ownSleep(db: Database, userId: string, period: PersonalPeriod, now: Date) {
  const { dates, nights, segments, truncated } = await asSeenBy(db, [userId], async (own) => {
    const { dates, windowOf } = await periodOf(own, userId, period, now)
    const window = windowOf('sleep')
    const { records: nights, truncated } = await findOwnNights(own, window)
    return { dates, nights, segments: window.segments, truncated }
  })
  const ownNights = ofOneMaker(nameMakers(nights, segments))
  const hours = ownNights.flatMap(({ hours_asleep }) => (hours_asleep === null ? [] : [hours_asleep]))
  return {
    ...dates,
    data: nights.map(({ hours_asleep: _, stored_at, ...night }) => ({ ...night, created_at: stored_at.toISOString() })),
    summary: {
      nights: hours.length,
      average_hours: hours.length === 0 ? null : hours.reduce((sum, value) => sum + value, 0) / hours.length,
    },
    ...changesOf(segments),
    ...cut(truncated),
  } satisfies z.infer<typeof PersonalSleepData>
}

/**
 * Own days with their strain, and workouts apart. The latest strain is that of the newest scored day.
 * @throws Refusal as `ownHrv`
 */
export async function ownActivity(db: Database, userId: string, period: PersonalPeriod, now: Date) {
  const { dates, cycles, workouts, sources } = await asSeenBy(db, [userId], async (own) => {
    const { dates, windowOf } = await periodOf(own, userId, period, now)
    const ofDays = windowOf('activity')
    return {
      dates,
      ...changesOf(ofDays.segments),
      cycles: await findOwnCycles(own, ofDays),
      workouts: await findOwnWorkouts(own, windowOf('workouts')),
    }
  })
  return {
    ...dates,
    data: cycles.records.map((cycle) => ({
      ...activity(cycle),
      activity_type: DEFAULT_ACTIVITY_TYPE,
      zone_duration: null,
      source: DAILY_CYCLE_SOURCE,
    })),
    workouts: workouts.records.map((workout) => ({
      ...activity(workout),
      activity_type: workout.sport_name,
      zone_duration: workout.zone_durations,
      source: 'workout',
      start: workout.start_at.toISOString(),
      timezone_offset: workout.timezone_offset,
      distance_meter: workout.distance_meter,
      provider: workout.provider,
    })),
    summary: { latest_strain: cycles.records.findLast(({ strain }) => strain !== null)?.strain ?? null },
    ...(sources && { sources }),
    ...cut(cycles.truncated || workouts.truncated),
  } satisfies z.infer<typeof PersonalActivityData>
}

/** Without what a maker does not give, as few give any of it. */
function givenOf<Key extends string>(values: Record<Key, number | null>): Partial<Record<Key, number>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Partial<
    Record<Key, number>
  >
}

/** Present only if something was left out. */
const cut = (truncated: boolean) => (truncated ? { truncated: true as const } : {})

function activity(record: OwnActivity): Omit<PersonalActivity, 'activity_type' | 'zone_duration' | 'source'> {
  const { date, strain, kilojoule, average_heart_rate, max_heart_rate, duration_hours, stored_at } = record
  return {
    date,
    strain,
    kilojoule,
    average_heart_rate,
    max_heart_rate,
    duration_hours,
    calories_burned: kilojoule === null ? null : kilojoule * CALORIES_PER_KILOJOULE,
    created_at: stored_at.toISOString(),
  }
}

/** The first day of the calendar (contract, `CalendarDay`). */
const FIRST_DAY = '0001-01-01'

/** `days` end today by the wearer's own calendar, and so does a period whose `end` is later. */
async function periodOf(
  db: VisibleDatabase,
  userId: string,
  period: PersonalPeriod,
  now: Date,
): Promise<{
  dates: { today: CalendarDay; from: CalendarDay }
  windowOf(group: MeasureGroup): PersonalWindow
}> {
  const { link, sources, offset } = await findWearer(db, userId, now)
  if (link?.status === 'token_expired') {
    throw new Refusal('whoop_oauth_required', 'The link to the wearable has expired. Please connect it again.', {
      beside: { detail: WHOOP_OAUTH_REQUIRED },
    })
  }
  const { days, start = null, end = null } = period
  const today = localDay(now, offset)
  const until = end !== null && end < today ? end : today
  const first = start ?? addDays(until, 1 - days)
  const from = first < FIRST_DAY ? FIRST_DAY : first
  return {
    dates: { today, from },
    windowOf: (group) => ({ user_id: userId, from, until, segments: segmentsWithin(sources[group], from, until) }),
  }
}
