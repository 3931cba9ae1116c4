import { z } from 'zod'
import { readOffset } from '../calendar.ts'
import { Instant } from '../http/fields.ts'
import { kilojouleOf } from '../kilojoules.ts'
import { knownValues } from '../known-values.ts'
import type {
  BodyMeasurementRecord,
  CycleRecord,
  ProfileRecord,
  RecordKind,
  RecordKinds,
  RecoveryRecord,
  SleepRecord,
  WorkoutRecord,
} from '../records.ts'
import { UNTYPED_SPORT } from '../untyped-sport.ts'
import { isNight } from './nights.ts'
import {
  DailyActivityReply,
  DailySleepReply,
  DailySpo2Reply,
  PersonalInfoReply,
  ReadinessReply,
  SleepReply,
  WorkoutReply,
} from './replies.ts'

/**
 * Converts Oura's documents to records. Pure: a record can be rebuilt from its stored `raw`, which holds the documents that it
 * was made of. A night gives a sleep, the day that begins with it, and a recovery without a recovery score: all three have
 * the sleep's id. Oura does not tell when a document changed, so `updated_at` is the beginning of its day: two versions of it
 * have the same, and then the newer arrival counts. Each function throws a ZodError for a document in another shape.
 */

/** A sleep with the id of the night to whose day it belongs; null for a nap, which counts by its time. */
const SleepParts = z.object({ sleep: SleepReply, cycle_id: z.string().nullable() })
const DayParts = z.object({ sleep: SleepReply, ends: Instant.nullable(), activity: DailyActivityReply.nullish() })
const MorningParts = z.object({
  sleep: SleepReply,
  readiness: ReadinessReply.nullish(),
  daily_sleep: DailySleepReply.nullish(),
  spo2: DailySpo2Reply.nullish(),
})

export function sleepRecord(raw: unknown): SleepRecord {
  const { sleep, cycle_id } = SleepParts.parse(raw)
  const nap = !isNight(sleep)
  return {
    ...originOf(raw, sleep.id, sleep.day, sleep.bedtime_end),
    cycle_id: nap ? null : cycle_id,
    start_at: sleep.bedtime_start.instant,
    end_at: sleep.bedtime_end.instant,
    timezone_offset: offsetOf(sleep.bedtime_end),
    nap,
    score_state: sleep.total_sleep_duration == null ? 'PENDING_SCORE' : 'SCORED',
    total_in_bed_time_milli: milli(sleep.time_in_bed),
    total_awake_time_milli: milli(sleep.awake_time),
    total_no_data_time_milli: null,
    total_light_sleep_time_milli: milli(sleep.light_sleep_duration),
    total_slow_wave_sleep_time_milli: milli(sleep.deep_sleep_duration),
    total_rem_sleep_time_milli: milli(sleep.rem_sleep_duration),
    sleep_cycle_count: null,
    disturbance_count: null,
    sleep_need_milli: null,
    respiratory_rate: aboveZero(sleep.average_breath),
    sleep_performance_percentage: null,
    sleep_consistency_percentage: null,
    sleep_efficiency_percentage: aboveZero(sleep.efficiency),
  }
}

/** The day that begins with falling asleep. Its energy is that of the calendar day of waking. */
export function cycleRecord(raw: unknown): CycleRecord {
  const { sleep, ends, activity } = DayParts.parse(raw)
  const calories = aboveZero(activity?.total_calories)
  return {
    ...originOf(raw, sleep.id, sleep.day, sleep.bedtime_end),
    start_at: sleep.bedtime_start.instant,
    end_at: ends,
    timezone_offset: offsetOf(sleep.bedtime_end),
    score_state: calories === null ? 'PENDING_SCORE' : 'SCORED',
    strain: null,
    kilojoule: kilojouleOf(calories),
    average_heart_rate: null,
    max_heart_rate: null,
  }
}

/** Readiness and sleep score are Oura's own, and no recovery of 0 to 100 %. */
export function recoveryRecord(raw: unknown): RecoveryRecord {
  const { sleep, readiness, daily_sleep, spo2 } = MorningParts.parse(raw)
  const values = {
    resting_heart_rate: aboveZero(sleep.lowest_heart_rate),
    hrv_rmssd_milli: aboveZero(sleep.average_hrv),
    spo2_percentage: aboveZero(spo2?.spo2_percentage?.average),
    other_values: knownValues({
      skin_temp_deviation_celsius: readiness?.temperature_deviation ?? null,
      sleeping_heart_rate: aboveZero(sleep.average_heart_rate),
      oura_readiness: aboveZero(readiness?.score),
      oura_sleep_score: aboveZero(daily_sleep?.score),
    }),
  }
  return {
    ...originOf(raw, sleep.id, sleep.day, sleep.bedtime_end),
    cycle_id: sleep.id,
    sleep_id: sleep.id,
    score_state: Object.values(values).every((value) => value === null) ? 'PENDING_SCORE' : 'SCORED',
    user_calibrating: null,
    recovery_score: null,
    skin_temp_celsius: null,
    ...values,
  }
}

export function workoutRecord(raw: unknown): WorkoutRecord {
  const reply = WorkoutReply.parse(raw)
  const [calories, distance] = [reply.calories ?? null, reply.distance ?? null]
  return {
    ...originOf(raw, reply.id, reply.day, reply.start_datetime),
    start_at: reply.start_datetime.instant,
    end_at: reply.end_datetime.instant,
    timezone_offset: offsetOf(reply.start_datetime),
    sport_name: reply.activity || UNTYPED_SPORT,
    score_state: calories === null && distance === null ? 'UNSCORABLE' : 'SCORED',
    strain: null,
    average_heart_rate: null,
    max_heart_rate: null,
    kilojoule: kilojouleOf(calories),
    percent_recorded: null,
    distance_meter: distance,
    altitude_gain_meter: null,
    altitude_change_meter: null,
    zone_durations: null,
  }
}

/** Oura knows no name. */
export function profileRecord(raw: unknown): ProfileRecord {
  const { id, email } = PersonalInfoReply.parse(raw)
  return { provider_user_id: id, email: email ?? null, first_name: null, last_name: null, raw }
}

export function bodyMeasurementRecord(raw: unknown): BodyMeasurementRecord {
  const { height, weight } = PersonalInfoReply.parse(raw)
  return { height_meter: aboveZero(height), weight_kilogram: aboveZero(weight), max_heart_rate: null, raw }
}

/** The mapping for each kind of list. */
export const RECORD_OF: { [K in RecordKind]: (raw: unknown) => RecordKinds[K] } = {
  cycle: cycleRecord,
  sleep: sleepRecord,
  recovery: recoveryRecord,
  workout: workoutRecord,
}

type LocalTime = SleepReply['bedtime_start']

function originOf(raw: unknown, provider_id: string, day: string, at: LocalTime) {
  return { provider_id, updated_at: new Date(`${day}T00:00:00${offsetOf(at)}`), raw }
}

function offsetOf({ offset }: LocalTime): string {
  const known = readOffset(offset)
  if (known !== undefined) return known
  throw new z.ZodError([
    { code: 'custom', input: offset, path: ['timezone_offset'], message: `${offset} is not an offset from UTC` },
  ])
}

const milli = (seconds: number | null | undefined) => (seconds == null ? null : seconds * 1000)

/** Nobody has a heart rate, a breath or a score of 0: it stands for a value that is missing. */
const aboveZero = (value: number | null | undefined) => (value != null && value > 0 ? value : null)
