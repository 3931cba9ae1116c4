import { z } from 'zod'
import { Id, Instant, Offset, Value, Whole } from '../http/fields.ts'

/**
 * Replies of WHOOP API v2 (docs/reference/device-api.md#resources), read tolerantly (http/fields.ts): unknown fields are
 * ignored.
 */

/** An unknown state has no values that we know how to read, so it counts as pending. */
const State = z.enum(['SCORED', 'PENDING_SCORE', 'UNSCORABLE']).catch('PENDING_SCORE')

export const CycleReply = z.object({
  id: Id,
  start: Instant,
  end: Instant.nullish(),
  timezone_offset: Offset,
  updated_at: Instant,
  score_state: State,
  score: z.object({ strain: Value, kilojoule: Value, average_heart_rate: Value, max_heart_rate: Value }).nullish(),
})

export const SleepReply = z.object({
  id: Id,
  cycle_id: Id.nullish(),
  start: Instant,
  end: Instant,
  timezone_offset: Offset,
  nap: z.boolean(),
  updated_at: Instant,
  score_state: State,
  score: z
    .object({
      stage_summary: z
        .object({
          total_in_bed_time_milli: Whole,
          total_awake_time_milli: Whole,
          total_no_data_time_milli: Whole,
          total_light_sleep_time_milli: Whole,
          total_slow_wave_sleep_time_milli: Whole,
          total_rem_sleep_time_milli: Whole,
          sleep_cycle_count: Whole,
          disturbance_count: Whole,
        })
        .nullish(),
      sleep_needed: z
        .object({
          baseline_milli: Whole,
          need_from_sleep_debt_milli: Whole,
          need_from_recent_strain_milli: Whole,
          need_from_recent_nap_milli: Whole,
        })
        .nullish(),
      respiratory_rate: Value,
      sleep_performance_percentage: Value,
      sleep_consistency_percentage: Value,
      sleep_efficiency_percentage: Value,
    })
    .nullish(),
})

export const RecoveryReply = z.object({
  cycle_id: Id,
  sleep_id: Id.nullish(),
  updated_at: Instant,
  score_state: State,
  score: z
    .object({
      user_calibrating: z.boolean().nullish(),
      recovery_score: Value,
      resting_heart_rate: Value,
      hrv_rmssd_milli: Value,
      spo2_percentage: Value,
      skin_temp_celsius: Value,
    })
    .nullish(),
})

export const WorkoutReply = z.object({
  id: Id,
  start: Instant,
  end: Instant,
  timezone_offset: Offset,
  sport_name: z.string().nullish(),
  updated_at: Instant,
  score_state: State,
  score: z
    .object({
      strain: Value,
      average_heart_rate: Value,
      max_heart_rate: Value,
      kilojoule: Value,
      percent_recorded: Value,
      distance_meter: Value,
      altitude_gain_meter: Value,
      altitude_change_meter: Value,
      zone_durations: z.record(z.string(), z.unknown()).nullish(),
    })
    .nullish(),
})

export const ProfileReply = z.object({
  user_id: Id,
  email: z.string().nullish(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
})

export const BodyMeasurementReply = z.object({
  height_meter: Value,
  weight_kilogram: Value,
  max_heart_rate: Value,
})

/** One page of a list. Records are parsed one by one, so that each keeps its raw reply. */
export const PageReply = z.object({ records: z.array(z.unknown()), next_token: z.string().nullish() })
