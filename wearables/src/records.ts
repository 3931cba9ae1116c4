import type { OtherValueKey } from '@corner/contract/constants/other-values.ts'

/**
 * What a wearable measured, in one shape for all providers and in the terms of WHOOP API v2 (docs/reference/records.md#values).
 * `null` means "no value", never 0. A record whose score is pending or unscorable has a `score_state` and nulls for all
 * values.
 */

/** `SCORED`: the values are there. The other two have no values: the score comes later, or never. */
export type ScoreState = 'SCORED' | 'PENDING_SCORE' | 'UNSCORABLE'

/** What every kind of record has. */
export interface RecordOrigin {
  /** The provider's id of the record; unique per user and provider. */
  provider_id: string
  /**
   * When the provider last changed the record, in UTC, and never later than it was received. An older version never
   * overwrites a newer one.
   */
  updated_at: Date
  /** The original reply, so that a corrected mapping needs no new download. */
  raw: unknown
}

/** The physiological day: from falling asleep to falling asleep. */
export interface CycleRecord extends RecordOrigin {
  start_at: Date
  /** null: the current cycle. */
  end_at: Date | null
  /** The athlete's UTC offset at that time, `+hh:mm` or `-hh:mm`. */
  timezone_offset: string
  score_state: ScoreState
  /** 0 to 21. */
  strain: number | null
  kilojoule: number | null
  average_heart_rate: number | null
  max_heart_rate: number | null
}

/** A night or a nap. Durations in milliseconds, percentages 0 to 100. */
export interface SleepRecord extends RecordOrigin {
  cycle_id: string | null
  start_at: Date
  end_at: Date
  timezone_offset: string
  nap: boolean
  score_state: ScoreState
  total_in_bed_time_milli: number | null
  total_awake_time_milli: number | null
  total_no_data_time_milli: number | null
  total_light_sleep_time_milli: number | null
  total_slow_wave_sleep_time_milli: number | null
  total_rem_sleep_time_milli: number | null
  sleep_cycle_count: number | null
  disturbance_count: number | null
  sleep_need_milli: number | null
  respiratory_rate: number | null
  sleep_performance_percentage: number | null
  sleep_consistency_percentage: number | null
  sleep_efficiency_percentage: number | null
}

/** The morning's score of a cycle. WHOOP gives recoveries no id, so `provider_id` is the id of the cycle. */
export interface RecoveryRecord extends RecordOrigin {
  cycle_id: string
  sleep_id: string | null
  score_state: ScoreState
  user_calibrating: boolean | null
  /** 0 to 100. */
  recovery_score: number | null
  /** bpm. */
  resting_heart_rate: number | null
  /** rMSSD in milliseconds. */
  hrv_rmssd_milli: number | null
  spo2_percentage: number | null
  skin_temp_celsius: number | null
  /** What the provider measures or scores beside these; null: nothing. Never 0 for a value that is missing. */
  other_values: Partial<Record<OtherValueKey, number>> | null
}

/** One training session or recovery activity. Zones in milliseconds, distances in metres. */
export interface WorkoutRecord extends RecordOrigin {
  start_at: Date
  end_at: Date
  timezone_offset: string
  /** The provider's name for the sport, any string. */
  sport_name: string
  score_state: ScoreState
  strain: number | null
  average_heart_rate: number | null
  max_heart_rate: number | null
  kilojoule: number | null
  percent_recorded: number | null
  distance_meter: number | null
  altitude_gain_meter: number | null
  altitude_change_meter: number | null
  /** `zone_zero_milli` ... `zone_five_milli`. */
  zone_durations: Record<string, number> | null
}

/** Each kind of measurement that arrives as a list, with its record type. */
export interface RecordKinds {
  cycle: CycleRecord
  sleep: SleepRecord
  recovery: RecoveryRecord
  workout: WorkoutRecord
}
export type RecordKind = keyof RecordKinds

/** A record from the provider that cannot be stored: a field is missing, of the wrong type or out of range. */
export interface UnreadableRecord {
  kind: RecordKind
  /** The provider's id of the record; null if that cannot be read either. */
  provider_id: string | null
  /** Index on its page, from 0; null for a record that was requested alone. */
  position: number | null
  /** The first invalid field, for example `score.strain`; empty for the record as a whole. */
  field: string
  /** What is wrong with the field, in words. */
  problem: string
  /** The original reply. */
  raw: unknown
}

/** Records of one athlete, of all kinds: the result of one sync, webhook or import. */
export interface RecordBatch {
  cycles: CycleRecord[]
  sleeps: SleepRecord[]
  recoveries: RecoveryRecord[]
  workouts: WorkoutRecord[]
}

export interface ProfileRecord {
  provider_user_id: string
  email: string | null
  first_name: string | null
  last_name: string | null
  raw: unknown
}

export interface BodyMeasurementRecord {
  height_meter: number | null
  weight_kilogram: number | null
  /** bpm. */
  max_heart_rate: number | null
  raw: unknown
}
