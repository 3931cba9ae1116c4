import type { Capabilities } from '../provider.ts'

/** What Polar AccessLink v4 supports and delivers; `capabilities.test.ts` compares it with the mapping. */
export const POLAR_CAPABILITIES: Capabilities = {
  scopes: {
    cycle: 'sleep:read',
    sleep: 'sleep:read',
    recovery: 'nightly_recharge:read',
    workout: 'training_sessions:read',
  },
  personScopes: { profile: 'profile:read', body: 'profile:read' },
  // A request for each night, each Nightly Recharge and each day with a session.
  requests: { poll: 18, week: 105 },
  delivers: {
    cycle: ['start_at', 'end_at', 'timezone_offset', 'score_state'],
    sleep: [
      'cycle_id',
      'start_at',
      'end_at',
      'timezone_offset',
      'nap',
      'score_state',
      'total_in_bed_time_milli',
      'total_awake_time_milli',
      'total_no_data_time_milli',
      'total_light_sleep_time_milli',
      'total_slow_wave_sleep_time_milli',
      'total_rem_sleep_time_milli',
      'disturbance_count',
      'respiratory_rate',
      'sleep_efficiency_percentage',
    ],
    recovery: ['cycle_id', 'sleep_id', 'score_state', 'resting_heart_rate', 'hrv_rmssd_milli', 'other_values'],
    workout: [
      'start_at',
      'end_at',
      'timezone_offset',
      'sport_name',
      'score_state',
      'average_heart_rate',
      'max_heart_rate',
      'kilojoule',
      'distance_meter',
      'altitude_gain_meter',
      'zone_durations',
    ],
  },
  otherValues: ['polar_nightly_recharge', 'polar_ans_charge', 'polar_sleep_score'],
}
