import type { Capabilities } from '../provider.ts'

/**
 * What Intervals.icu gives; `capabilities.test.ts` compares it with the mapping. No nights: it knows how long an athlete slept,
 * and not when.
 */
export const INTERVALS_CAPABILITIES: Capabilities = {
  scopes: { cycle: 'WELLNESS:READ', sleep: 'none', recovery: 'WELLNESS:READ', workout: 'ACTIVITY:READ' },
  requests: { poll: 3, week: 3 },
  delivers: {
    cycle: ['start_at', 'end_at', 'timezone_offset', 'score_state'],
    sleep: [],
    recovery: ['cycle_id', 'score_state', 'resting_heart_rate', 'hrv_rmssd_milli', 'spo2_percentage', 'other_values'],
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
  otherValues: [
    'hrv_sdnn_milli',
    'sleeping_heart_rate',
    'sleep_duration_milli',
    'respiratory_rate',
    'intervals_readiness',
    'intervals_sleep_score',
  ],
}
