/** At-risk rules; an athlete is at risk if any of them applies (docs/reference/metrics-and-rules.md#at-risk-rules). */
export const AT_RISK = {
  latestRecoveryBelow: 33,
  sleepQualityBelow: 60,
  sleepHoursBelow: 6.5,
  averageStrainAbove: 15,
  recoveryTrendBelow: -10,
  hrvTrendBelow: -5,
  recoveryPointsBelow: 3,
} as const

/** Number of issues for each severity (docs/reference/metrics-and-rules.md#severity). */
export const HIGH_SEVERITY_ISSUES = 3
export const MEDIUM_SEVERITY_ISSUES = 2

export const RECENT_ALERTS = 3
export const ISSUES_PER_CARD = 3
