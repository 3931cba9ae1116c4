/**
 * Data completeness: an athlete needs data on min(share x days, mostDays) days
 * (docs/reference/metrics-and-rules.md#team-insights).
 */
export const COMPLETENESS = { share: 0.3, mostDays: 7 } as const

/**
 * Top performers: any of these, with data on at least `dataShare` of the days
 * (docs/reference/metrics-and-rules.md#top-performers).
 */
export const TOP_PERFORMER = {
  latestRecoveryFrom: 67,
  sleepQualityFrom: 75,
  sleepHoursFrom: 7.5,
  recoveryTrendAbove: 5,
  hrvTrendAbove: 3,
  dataShare: 0.7,
  most: 5,
} as const

/** Thresholds of team insights (docs/reference/metrics-and-rules.md#team-insights). */
export const INSIGHT = { recoveryBelow: 50, recoveryAbove: 70, sleepQualityBelow: 65 } as const

/** HRV consistency needs more than this many values (docs/reference/metrics-and-rules.md#athlete-metrics). */
export const HRV_CONSISTENCY_MORE_THAN = 5
