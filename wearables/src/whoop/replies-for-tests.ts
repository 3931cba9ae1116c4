/** Replies in the shape of WHOOP API v2 with every field filled, for tests (docs/reference/device-api.md#resources). */
const CREATED = '2026-03-10T05:50:00.000Z'
const UPDATED = '2026-03-10T06:10:00.250Z'

export const cycleReply = {
  id: 93845,
  user_id: 10129,
  created_at: CREATED,
  updated_at: UPDATED,
  start: '2026-03-09T21:40:12.000Z',
  end: '2026-03-10T22:05:00.000Z',
  timezone_offset: '+01:00',
  score_state: 'SCORED',
  score: { strain: 12.83, kilojoule: 9845.25, average_heart_rate: 71, max_heart_rate: 182 },
}

export const sleepReply = {
  id: 'ecfc6a15-4661-442f-a9a4-f160dd7afae8',
  v1_id: 93845,
  cycle_id: 93845,
  user_id: 10129,
  created_at: CREATED,
  updated_at: UPDATED,
  start: '2026-03-09T21:40:12.000Z',
  end: '2026-03-10T05:48:00.000Z',
  timezone_offset: '+01:00',
  nap: false,
  score_state: 'SCORED',
  score: {
    stage_summary: {
      total_in_bed_time_milli: 29_268_000,
      total_awake_time_milli: 1_403_507,
      total_no_data_time_milli: 0,
      total_light_sleep_time_milli: 14_905_851,
      total_slow_wave_sleep_time_milli: 6_630_370,
      total_rem_sleep_time_milli: 6_328_272,
      sleep_cycle_count: 3,
      disturbance_count: 12,
    },
    sleep_needed: {
      baseline_milli: 27_395_716,
      need_from_sleep_debt_milli: 352_230,
      need_from_recent_strain_milli: 208_595,
      need_from_recent_nap_milli: -12_312,
    },
    respiratory_rate: 16.11,
    sleep_performance_percentage: 98,
    sleep_consistency_percentage: 90,
    sleep_efficiency_percentage: 91.69,
  },
}

export const recoveryReply = {
  cycle_id: 93845,
  sleep_id: sleepReply.id,
  user_id: 10129,
  created_at: CREATED,
  updated_at: UPDATED,
  score_state: 'SCORED',
  score: {
    user_calibrating: false,
    recovery_score: 44,
    resting_heart_rate: 64,
    hrv_rmssd_milli: 31.813562,
    spo2_percentage: 95.6875,
    skin_temp_celsius: 33.7,
  },
}

export const workoutReply = {
  id: '1e2f3a4b-0000-4000-8000-123456789abc',
  v1_id: 1043,
  sport_id: 35,
  user_id: 10129,
  created_at: CREATED,
  updated_at: UPDATED,
  start: '2026-03-10T16:00:00.000Z',
  end: '2026-03-10T17:30:00.000Z',
  timezone_offset: '+01:00',
  sport_name: 'wrestling',
  score_state: 'SCORED',
  score: {
    strain: 8.2463,
    average_heart_rate: 123,
    max_heart_rate: 176,
    kilojoule: 1569.34,
    percent_recorded: 100,
    distance_meter: 1772.77,
    altitude_gain_meter: 46.64,
    altitude_change_meter: -0.78,
    zone_durations: {
      zone_zero_milli: 300_000,
      zone_one_milli: 600_000,
      zone_two_milli: 900_000,
      zone_three_milli: 900_000,
      zone_four_milli: 600_000,
      zone_five_milli: 300_000,
    },
  },
}

export const profileReply = { user_id: 10129, email: 'ada@example.com', first_name: 'Ada', last_name: 'Usual' }
export const bodyMeasurementReply = { height_meter: 1.8288, weight_kilogram: 90.7185, max_heart_rate: 200 }
