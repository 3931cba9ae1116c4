import type { Capabilities } from '../provider.ts'

/** What single workouts give; `capabilities.test.ts` compares it with the mapping. */
export const WORKOUT_FILE_CAPABILITIES: Pick<Capabilities, 'delivers'> = {
  delivers: {
    cycle: [],
    sleep: [],
    recovery: [],
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
}
