import type { STANDING_METRICS } from '@corner/contract/metrics/of-standing.ts'
import { findIssues } from '../athlete/at-risk.ts'
import { readAthlete } from '../athlete/athlete-metrics.ts'
import type { StandingReader } from './metric.ts'

/** How it is judged what the product's own rules say of an athlete over a stretch of days. */
export const STANDING_READERS: Record<keyof typeof STANDING_METRICS, StandingReader> = {
  at_risk_issues: { judge: (records) => findIssues(readAthlete(records), records.whoop_connected).length },
}
