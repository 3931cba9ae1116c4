/** The zones of the heart rate, 0 to 5, as WHOOP names them and `zone_durations` of a workout has them. */
export const HEART_RATE_ZONES = [
  'zone_zero_milli',
  'zone_one_milli',
  'zone_two_milli',
  'zone_three_milli',
  'zone_four_milli',
  'zone_five_milli',
] as const
