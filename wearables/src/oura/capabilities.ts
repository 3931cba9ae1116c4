import type { Capabilities } from '../provider.ts'

/** What Oura API v2 supports and delivers; `capabilities.test.ts` compares it with the mapping. */
export const OURA_CAPABILITIES: Capabilities = {
  scopes: { cycle: 'daily', sleep: 'daily', recovery: 'daily', workout: 'workout' },
  personScopes: { profile: 'personal', body: 'personal' },
  requests: { poll: 8, week: 16 },
  delivers: {
    cycle: ['start_at', 'end_at', 'timezone_offset', 'score_state', 'kilojoule'],
    sleep: [
      'cycle_id',
      'start_at',
      'end_at',
      'timezone_offset',
      'nap',
      'score_state',
      'total_in_bed_time_milli',
      'total_awake_time_milli',
      'total_light_sleep_time_milli',
      'total_slow_wave_sleep_time_milli',
      'total_rem_sleep_time_milli',
      'respiratory_rate',
      'sleep_efficiency_percentage',
    ],
    recovery: [
      'cycle_id',
      'sleep_id',
      'score_state',
      'resting_heart_rate',
      'hrv_rmssd_milli',
      'spo2_percentage',
      'other_values',
    ],
    workout: ['start_at', 'end_at', 'timezone_offset', 'sport_name', 'score_state', 'kilojoule', 'distance_meter'],
  },
  otherValues: ['skin_temp_deviation_celsius', 'sleeping_heart_rate', 'oura_readiness', 'oura_sleep_score'],
}
