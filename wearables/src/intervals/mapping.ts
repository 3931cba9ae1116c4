import type { z } from 'zod'
import { nextDay } from '../calendar.ts'
import { kilojouleOf } from '../kilojoules.ts'
import { knownValues } from '../known-values.ts'
import type { CycleRecord, ProfileRecord, RecordKind, RecordKinds, RecoveryRecord, WorkoutRecord } from '../records.ts'
import { startOfDay } from '../time-zones.ts'
import { ActivityReply, ProfileReply, WellnessDay, type WellnessReply } from './replies.ts'
import { sportOf } from './sports.ts'
import { zoneDurations } from './zones.ts'

/**
 * Converts Intervals.icu's replies to records. Pure: a record can be rebuilt from its stored `raw`. Each function throws a
 * ZodError for a reply in another shape.
 */

/** The id of a day's cycle and recovery: Intervals.icu names a day by its date alone. */
export function dayId(date: string): string {
  return `day:${date}`
}

/** The date of such an id; undefined for another. */
export function dateOfDayId(id: string): string | undefined {
  return /^day:(\d{4}-\d{2}-\d{2})$/.exec(id)?.[1]
}

/**
 * The calendar day that a wellness record is about, from midnight to midnight. Intervals.icu gives no times of the night, and
 * none are made up: this is no sleep, and the recovery of the day needs a cycle to have a date.
 * @param receivedAt for a reply that does not say when it changed
 */
export function cycleRecord(raw: unknown, receivedAt: Date): CycleRecord {
  const { wellness, timezone } = WellnessDay.parse(raw)
  const start = startOfDay(timezone, wellness.id)
  return {
    provider_id: dayId(wellness.id),
    updated_at: wellness.updated ?? receivedAt,
    raw,
    start_at: start.at,
    end_at: startOfDay(timezone, nextDay(wellness.id)).at,
    timezone_offset: start.offset,
    score_state: 'SCORED',
    strain: null,
    kilojoule: null,
    average_heart_rate: null,
    max_heart_rate: null,
  }
}

/** The measures of the day. Its night's length and breathing are among `other_values`: there is no sleep to hold them. */
export function recoveryRecord(raw: unknown, receivedAt: Date): RecoveryRecord {
  const { wellness } = WellnessDay.parse(raw)
  return {
    provider_id: dayId(wellness.id),
    updated_at: wellness.updated ?? receivedAt,
    raw,
    cycle_id: dayId(wellness.id),
    sleep_id: null,
    score_state: 'SCORED',
    user_calibrating: null,
    recovery_score: null,
    resting_heart_rate: restingHeartRate(wellness),
    hrv_rmssd_milli: wellness.hrv,
    spo2_percentage: wellness.spO2,
    skin_temp_celsius: null,
    other_values: otherValues(wellness),
  }
}

type Wellness = z.infer<typeof WellnessReply>

/** `tempRestingHR` marks one that was not measured on that day but carried over. */
function restingHeartRate({ restingHR, tempRestingHR }: Wellness): number | null {
  return tempRestingHR === true ? null : restingHR
}

function otherValues(wellness: Wellness): RecoveryRecord['other_values'] {
  return knownValues({
    hrv_sdnn_milli: wellness.hrvSDNN,
    sleeping_heart_rate: wellness.avgSleepingHR,
    sleep_duration_milli: wellness.sleepSecs === null ? null : wellness.sleepSecs * 1000,
    respiratory_rate: wellness.respiration,
    intervals_readiness: wellness.readiness,
    intervals_sleep_score: wellness.sleepScore,
  })
}

/**
 * Whether a wellness record of the list says anything that is stored. Many hold only what Intervals.icu computes itself, fitness
 * and fatigue, and reach into the future. One that cannot be read does: it must not be lost without a word.
 */
export function isMeasured(raw: unknown): boolean {
  const day = WellnessDay.safeParse(raw)
  if (!day.success) return true
  const { wellness } = day.data
  return (
    [restingHeartRate(wellness), wellness.hrv, wellness.spO2].some((value) => value !== null) ||
    otherValues(wellness) !== null
  )
}

/** An activity. Without an elapsed time it lasts as long as its moving time. */
export function workoutRecord(raw: unknown, receivedAt: Date): WorkoutRecord {
  const reply = ActivityReply.parse(raw)
  const values = {
    average_heart_rate: reply.average_heartrate,
    max_heart_rate: reply.max_heartrate,
    kilojoule: kilojouleOf(reply.calories),
    distance_meter: reply.distance,
    altitude_gain_meter: reply.total_elevation_gain ?? null,
    zone_durations: zoneDurations(reply.icu_hr_zone_times),
  }
  return {
    provider_id: reply.id,
    updated_at: newestOf([reply.created, reply.analyzed, reply.icu_sync_date]) ?? receivedAt,
    raw,
    start_at: reply.start_date,
    end_at: new Date(reply.start_date.getTime() + reply.seconds * 1000),
    timezone_offset: reply.offset,
    sport_name: sportOf(reply.type),
    score_state: Object.values(values).some((value) => value !== null) ? 'SCORED' : 'UNSCORABLE',
    strain: null,
    percent_recorded: null,
    altitude_change_meter: null,
    ...values,
  }
}

function newestOf(instants: readonly (Date | null | undefined)[]): Date | undefined {
  return instants.filter((instant): instant is Date => instant != null).sort((a, b) => b.getTime() - a.getTime())[0]
}

export function profileRecord(raw: unknown): ProfileRecord {
  const { id, name } = ProfileReply.parse(raw).athlete
  return { provider_user_id: id, email: null, first_name: name ?? null, last_name: null, raw: { id, name } }
}

/** The mapping for each kind of list; Intervals.icu gives no nights with times. */
export const RECORD_OF: {
  [K in Exclude<RecordKind, 'sleep'>]: (raw: unknown, receivedAt: Date) => RecordKinds[K]
} = { cycle: cycleRecord, recovery: recoveryRecord, workout: workoutRecord }
