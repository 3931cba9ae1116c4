import type { RecordKind } from '@corner/wearables/records.ts'
import type { Schema } from '../database/schema.ts'

type Tables = Pick<Schema, 'cycles' | 'sleeps' | 'recoveries' | 'workouts'>
type WrittenColumns<T extends keyof Tables> = Record<
  Exclude<keyof Tables[T], 'user_id' | 'provider' | 'stored_at' | 'import_id'>,
  string
>

/** Values that every row has from the provider. */
const ORIGIN = { provider_id: 'text', updated_at: 'timestamptz', raw: 'jsonb' }

/**
 * The columns that a record fills, with the type each is read with. Whole numbers are read as `float8` and rounded by the
 * column: providers give milliseconds with decimals, which PostgreSQL does not read as a bigint.
 */
const CYCLES: WrittenColumns<'cycles'> = {
  ...ORIGIN,
  date: 'date',
  start_at: 'timestamptz',
  end_at: 'timestamptz',
  timezone_offset: 'text',
  score_state: 'text',
  strain: 'float8',
  kilojoule: 'float8',
  average_heart_rate: 'float8',
  max_heart_rate: 'float8',
}

const SLEEPS: WrittenColumns<'sleeps'> = {
  ...ORIGIN,
  date: 'date',
  cycle_id: 'text',
  start_at: 'timestamptz',
  end_at: 'timestamptz',
  timezone_offset: 'text',
  nap: 'boolean',
  score_state: 'text',
  total_in_bed_time_milli: 'float8',
  total_awake_time_milli: 'float8',
  total_no_data_time_milli: 'float8',
  total_light_sleep_time_milli: 'float8',
  total_slow_wave_sleep_time_milli: 'float8',
  total_rem_sleep_time_milli: 'float8',
  sleep_cycle_count: 'float8',
  disturbance_count: 'float8',
  sleep_need_milli: 'float8',
  respiratory_rate: 'float8',
  sleep_performance_percentage: 'float8',
  sleep_consistency_percentage: 'float8',
  sleep_efficiency_percentage: 'float8',
}

const RECOVERIES: WrittenColumns<'recoveries'> = {
  ...ORIGIN,
  date: 'date',
  cycle_id: 'text',
  sleep_id: 'text',
  score_state: 'text',
  user_calibrating: 'boolean',
  recovery_score: 'float8',
  resting_heart_rate: 'float8',
  hrv_rmssd_milli: 'float8',
  spo2_percentage: 'float8',
  skin_temp_celsius: 'float8',
  other_values: 'jsonb',
}

const WORKOUTS: WrittenColumns<'workouts'> = {
  ...ORIGIN,
  date: 'date',
  start_at: 'timestamptz',
  end_at: 'timestamptz',
  timezone_offset: 'text',
  sport_name: 'text',
  score_state: 'text',
  strain: 'float8',
  average_heart_rate: 'float8',
  max_heart_rate: 'float8',
  kilojoule: 'float8',
  percent_recorded: 'float8',
  distance_meter: 'float8',
  altitude_gain_meter: 'float8',
  altitude_change_meter: 'float8',
  zone_durations: 'jsonb',
}

/** Where each kind of record is stored. */
export const TABLE_OF: Record<RecordKind, { table: keyof Tables; columns: Record<string, string> }> = {
  cycle: { table: 'cycles', columns: CYCLES },
  sleep: { table: 'sleeps', columns: SLEEPS },
  recovery: { table: 'recoveries', columns: RECOVERIES },
  workout: { table: 'workouts', columns: WORKOUTS },
}
