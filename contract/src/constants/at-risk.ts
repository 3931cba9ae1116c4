/** At-risk rules, any one of which applies (docs/reference/metrics-and-rules.md#at-risk-rules). */
export const AT_RISK = {
  latestRecoveryBelow: 33,
  sleepQualityBelow: 60,
  sleepHoursBelow: 6.5,
  averageStrainAbove: 15,
  recoveryTrendBelow: -10,
  hrvTrendBelow: -5,
  recoveryPointsBelow: 3,
} as const

/** Issues an athlete has, to the severity of it (docs/reference/metrics-and-rules.md#severity). */
export const HIGH_SEVERITY_ISSUES = 3
export const MEDIUM_SEVERITY_ISSUES = 2

export const RECENT_ALERTS = 3
export const ISSUES_PER_CARD = 3
