import type { FileCapabilities } from '../../provider.ts'

/** What Fitbit's Takeout gives; `capabilities.test.ts` compares it with the mapping. */
export const FITBIT_EXPORT_CAPABILITIES: FileCapabilities = {
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
      'skin_temp_celsius',
      'other_values',
    ],
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
    ],
  },
  otherValues: [
    'skin_temp_deviation_celsius',
    'sleep_duration_milli',
    'respiratory_rate',
    'fitbit_sleep_score',
    'fitbit_readiness',
  ],
}
