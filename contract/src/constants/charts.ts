/** Chart scales and bands (docs/reference/metrics-and-rules.md#chart-scales). */
export const STRAIN_AXIS = [0, 21] as const
export const SLEEP_QUALITY_AXIS = [0, 100] as const
export const SLEEP_HOURS_AXIS = [0, 12] as const
export const RECOVERY_AXIS = [0, 100] as const

/** Labels of strain bands: the first whose `from` is reached, from the top. */
export const PERSONAL_STRAIN_BANDS = [
  { from: 15, label: 'High' },
  { from: 10, label: 'Medium' },
  { from: 5, label: 'Low' },
  { from: 0, label: 'Very Low' },
] as const

/** Sleep in hours from which a night is green, otherwise orange. */
export const GOOD_NIGHT_HOURS = 7
/** Latest strain from which its badge is orange. */
export const LATEST_STRAIN_ORANGE_FROM = 10
export const HISTOGRAM_BUCKETS = { least: 8, most: 12 } as const
/** Converts kilojoules to calories for providers that deliver none. */
export const CALORIES_PER_KILOJOULE = 0.239
export const DEFAULT_ACTIVITY_TYPE = 'Daily Activity'
export const DAILY_CYCLE_SOURCE = 'daily_cycle'

/** Size of the colour palettes: recovery always 8; sleep and strain 3 for at most 3 athletes, else 6. */
export const RECOVERY_PALETTE = 8
export const SMALL_PALETTE = { athletes: 3, few: 3, many: 6 } as const

export const ATHLETE_DETAIL = { days: 7, mostPoints: 7 } as const
export const AVATAR_INITIALS = 2
