/**
 * What a wearable measured, in one shape for every provider and in the words of WHOOP API v2 (docs/reference/records.md#values).
 * `null` is "no value" and never 0. A score that is pending or unscorable has a `score_state` and only nulls beside it.
 */

/** `SCORED`: the values are there. The other two carry none: the score comes later, or never. */
export type ScoreState = 'SCORED' | 'PENDING_SCORE' | 'UNSCORABLE'

/** What every record of every kind carries. */
export interface RecordOrigin {
  /** The provider's own id; together with user and provider the key of the stored row. */
  provider_id: string
  /** When the provider last changed the record, UTC, at the latest when it was received. An older one never overwrites a newer one. */
  updated_at: Date
  /** The reply as it came, so that a corrected mapping needs no new download. */
  raw: unknown
}

/** From falling asleep to falling asleep: the physiological day. */
export interface CycleRecord extends RecordOrigin {
  start_at: Date
  /** null: the wearer is in this cycle now. */
  end_at: Date | null
  /** The wearer's offset at that time, `+hh:mm` or `-hh:mm`. */
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

/** The morning's score of a cycle. WHOOP gives it no id of its own: `provider_id` is the cycle's id. */
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
}

/** One training session or recovery activity. Zones in milliseconds, distances in metres. */
export interface WorkoutRecord extends RecordOrigin {
  start_at: Date
  end_at: Date
  timezone_offset: string
  /** The provider's word for the sport, any string. */
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

/** Every kind of measurement that arrives as a list, with the shape of one of them. */
export interface RecordKinds {
  cycle: CycleRecord
  sleep: SleepRecord
  recovery: RecoveryRecord
  workout: WorkoutRecord
}
export type RecordKind = keyof RecordKinds

/** A record that the provider sent and that cannot be stored: a field that is missing, of another type, or out of all bounds. */
export interface UnreadableRecord {
  kind: RecordKind
  /** The provider's own id; null when that cannot be read either. */
  provider_id: string | null
  /** Place on its page, from 0; null for one that was fetched alone. */
  position: number | null
  /** The first field that is wrong, for example `score.strain`; empty for the record as a whole. */
  field: string
  /** What is wrong with it, in words. */
  problem: string
  /** The reply as it came. */
  raw: unknown
}

/** Records of one athlete, all kinds: what one sync, one webhook or one import brings. */
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
