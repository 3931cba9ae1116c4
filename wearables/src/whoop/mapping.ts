import { HEART_RATE_ZONES } from '@corner/contract/constants/heart-rate-zones.ts'
import { numberIn } from '../http/fields.ts'
import type {
  BodyMeasurementRecord,
  CycleRecord,
  ProfileRecord,
  RecordKind,
  RecordKinds,
  RecoveryRecord,
  ScoreState,
  SleepRecord,
  WorkoutRecord,
} from '../records.ts'
import { UNTYPED_SPORT } from '../untyped-sport.ts'
import { BodyMeasurementReply, CycleReply, ProfileReply, RecoveryReply, SleepReply, WorkoutReply } from './replies.ts'

/**
 * Converts WHOOP's replies to records. Pure: a record can be rebuilt from its stored `raw`, so a corrected mapping needs
 * no download. Each function throws a ZodError for a reply in another shape.
 */

export function cycleRecord(raw: unknown): CycleRecord {
  const reply = CycleReply.parse(raw)
  const { score_state, score } = scoring(reply)
  return {
    provider_id: reply.id,
    updated_at: reply.updated_at,
    raw,
    start_at: reply.start,
    end_at: reply.end ?? null,
    timezone_offset: reply.timezone_offset,
    score_state,
    strain: score?.strain ?? null,
    kilojoule: score?.kilojoule ?? null,
    average_heart_rate: score?.average_heart_rate ?? null,
    max_heart_rate: score?.max_heart_rate ?? null,
  }
}

export function sleepRecord(raw: unknown): SleepRecord {
  const reply = SleepReply.parse(raw)
  const { score_state, score } = scoring(reply)
  const stages = score?.stage_summary
  const need = score?.sleep_needed
  return {
    provider_id: reply.id,
    updated_at: reply.updated_at,
    raw,
    cycle_id: reply.cycle_id ?? null,
    start_at: reply.start,
    end_at: reply.end,
    timezone_offset: reply.timezone_offset,
    nap: reply.nap,
    score_state,
    total_in_bed_time_milli: stages?.total_in_bed_time_milli ?? null,
    total_awake_time_milli: stages?.total_awake_time_milli ?? null,
    total_no_data_time_milli: stages?.total_no_data_time_milli ?? null,
    total_light_sleep_time_milli: stages?.total_light_sleep_time_milli ?? null,
    total_slow_wave_sleep_time_milli: stages?.total_slow_wave_sleep_time_milli ?? null,
    total_rem_sleep_time_milli: stages?.total_rem_sleep_time_milli ?? null,
    sleep_cycle_count: stages?.sleep_cycle_count ?? null,
    disturbance_count: stages?.disturbance_count ?? null,
    sleep_need_milli: sumOrNull([
      need?.baseline_milli,
      need?.need_from_sleep_debt_milli,
      need?.need_from_recent_strain_milli,
      need?.need_from_recent_nap_milli, // zero or negative
    ]),
    respiratory_rate: score?.respiratory_rate ?? null,
    sleep_performance_percentage: score?.sleep_performance_percentage ?? null,
    sleep_consistency_percentage: score?.sleep_consistency_percentage ?? null,
    sleep_efficiency_percentage: score?.sleep_efficiency_percentage ?? null,
  }
}

export function recoveryRecord(raw: unknown): RecoveryRecord {
  const reply = RecoveryReply.parse(raw)
  const { score_state, score } = scoring(reply)
  return {
    provider_id: reply.cycle_id, // WHOOP gives recoveries no id
    updated_at: reply.updated_at,
    raw,
    cycle_id: reply.cycle_id,
    sleep_id: reply.sleep_id ?? null,
    score_state,
    user_calibrating: score?.user_calibrating ?? null,
    recovery_score: score?.recovery_score ?? null,
    resting_heart_rate: score?.resting_heart_rate ?? null,
    hrv_rmssd_milli: score?.hrv_rmssd_milli ?? null,
    spo2_percentage: score?.spo2_percentage ?? null,
    skin_temp_celsius: score?.skin_temp_celsius ?? null,
    other_values: null,
  }
}

export function workoutRecord(raw: unknown): WorkoutRecord {
  const reply = WorkoutReply.parse(raw)
  const { score_state, score } = scoring(reply)
  return {
    provider_id: reply.id,
    updated_at: reply.updated_at,
    raw,
    start_at: reply.start,
    end_at: reply.end,
    timezone_offset: reply.timezone_offset,
    sport_name: reply.sport_name || UNTYPED_SPORT,
    score_state,
    strain: score?.strain ?? null,
    average_heart_rate: score?.average_heart_rate ?? null,
    max_heart_rate: score?.max_heart_rate ?? null,
    kilojoule: score?.kilojoule ?? null,
    percent_recorded: score?.percent_recorded ?? null,
    distance_meter: score?.distance_meter ?? null,
    altitude_gain_meter: score?.altitude_gain_meter ?? null,
    altitude_change_meter: score?.altitude_change_meter ?? null,
    zone_durations: zoneDurations(score?.zone_durations),
  }
}

export function profileRecord(raw: unknown): ProfileRecord {
  const { user_id, email, first_name, last_name } = ProfileReply.parse(raw)
  return {
    provider_user_id: user_id,
    email: email ?? null,
    first_name: first_name ?? null,
    last_name: last_name ?? null,
    raw,
  }
}

export function bodyMeasurementRecord(raw: unknown): BodyMeasurementRecord {
  const { height_meter, weight_kilogram, max_heart_rate } = BodyMeasurementReply.parse(raw)
  return {
    height_meter: height_meter ?? null,
    weight_kilogram: weight_kilogram ?? null,
    max_heart_rate: max_heart_rate ?? null,
    raw,
  }
}

/** The mapping for each kind of list. */
export const RECORD_OF: { [K in RecordKind]: (raw: unknown) => RecordKinds[K] } = {
  cycle: cycleRecord,
  sleep: sleepRecord,
  recovery: recoveryRecord,
  workout: workoutRecord,
}

/** A score counts only with SCORED. SCORED without a score is treated as pending. */
function scoring<Score>(reply: { score_state: ScoreState; score?: Score | null }) {
  if (reply.score_state !== 'SCORED') return { score_state: reply.score_state, score: null }
  return reply.score
    ? { score_state: reply.score_state, score: reply.score }
    : { score_state: 'PENDING_SCORE' as const, score: null }
}

/** null when any part is missing: a sleep need without its debt would be too low. */
function sumOrNull(parts: readonly (number | null | undefined)[]): number | null {
  return parts.reduce<number | null>((sum, part) => (sum === null || part == null ? null : sum + part), 0)
}

/** Other keys than the names of the zones are ignored. */
function zoneDurations(reply: Record<string, unknown> | null | undefined): Record<string, number> | null {
  const known = HEART_RATE_ZONES.flatMap((zone) => {
    const value = numberIn(reply?.[zone])
    return value === null ? [] : [[zone, value] as const]
  })
  return known.length > 0 ? Object.fromEntries(known) : null
}
