import type { CycleRecord, RecordBatch, RecoveryRecord, SleepRecord, WorkoutRecord } from '@corner/wearables/records.ts'

/** Records with only the fields that a test needs. */

const SCORED = { score_state: 'SCORED' as const, timezone_offset: '-05:00' }

export function batch(parts: Partial<RecordBatch>): RecordBatch {
  return { cycles: [], sleeps: [], recoveries: [], workouts: [], ...parts }
}

function origin(provider_id: string) {
  return { provider_id, updated_at: new Date('2026-03-10T12:00:00Z'), raw: { id: provider_id } }
}

/** @param start of falling asleep, UTC */
export function cycle(id: string, start: string, changes: Partial<CycleRecord> = {}): CycleRecord {
  return {
    ...origin(id),
    ...SCORED,
    start_at: new Date(start),
    end_at: new Date(Date.parse(start) + 24 * 3_600_000),
    strain: 10.5,
    kilojoule: 9000,
    average_heart_rate: 70,
    max_heart_rate: 180,
    ...changes,
  }
}

export function sleep(id: string, start: string, end: string, changes: Partial<SleepRecord> = {}): SleepRecord {
  return {
    ...origin(id),
    ...SCORED,
    cycle_id: null,
    start_at: new Date(start),
    end_at: new Date(end),
    nap: false,
    total_in_bed_time_milli: 28_800_000,
    total_awake_time_milli: 1_800_000,
    total_no_data_time_milli: 0,
    total_light_sleep_time_milli: 14_400_000,
    total_slow_wave_sleep_time_milli: 5_400_000,
    total_rem_sleep_time_milli: 7_200_000,
    sleep_cycle_count: 4,
    disturbance_count: 9,
    sleep_need_milli: null,
    respiratory_rate: 15.2,
    sleep_performance_percentage: 88,
    sleep_consistency_percentage: 75,
    sleep_efficiency_percentage: 93.75,
    ...changes,
  }
}

export function recovery(cycleId: string, sleepId: string, changes: Partial<RecoveryRecord> = {}): RecoveryRecord {
  return {
    ...origin(cycleId),
    score_state: 'SCORED' as const,
    cycle_id: cycleId,
    sleep_id: sleepId,
    user_calibrating: false,
    recovery_score: 66,
    resting_heart_rate: 52,
    hrv_rmssd_milli: 81.5,
    spo2_percentage: null,
    skin_temp_celsius: null,
    other_values: null,
    ...changes,
  }
}

export function workout(id: string, start: string, changes: Partial<WorkoutRecord> = {}): WorkoutRecord {
  return {
    ...origin(id),
    ...SCORED,
    start_at: new Date(start),
    end_at: new Date(Date.parse(start) + 90 * 60_000),
    sport_name: 'wrestling',
    strain: 13.1,
    average_heart_rate: 141,
    max_heart_rate: 188,
    kilojoule: 2100,
    percent_recorded: 100,
    distance_meter: null,
    altitude_gain_meter: null,
    altitude_change_meter: null,
    zone_durations: null,
    ...changes,
  }
}
