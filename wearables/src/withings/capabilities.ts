import type { Capabilities } from '../provider.ts'

/** What Withings gives; `capabilities.test.ts` compares it with the mapping. Nights of a mat under the mattress or of a watch. */
export const WITHINGS_CAPABILITIES: Capabilities = {
  scopes: { cycle: 'user.activity', sleep: 'user.activity', recovery: 'user.activity', workout: 'none' },
  personScopes: { body: 'user.metrics' },
  requests: { poll: 2, week: 2 },
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
      'disturbance_count',
      'respiratory_rate',
      'sleep_efficiency_percentage',
    ],
    recovery: ['cycle_id', 'sleep_id', 'score_state', 'other_values'],
    workout: [],
  },
  otherValues: ['withings_sleep_score', 'sleeping_heart_rate'],
}
