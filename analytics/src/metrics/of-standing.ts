import { findIssues } from '../at-risk.ts'
import { readAthlete } from '../athlete-metrics.ts'
import type { StandingMetric } from './metric.ts'

/** What the product's own rules say of an athlete over a stretch of days. */
export const STANDING_METRICS = {
  at_risk_issues: {
    label: 'at-risk issues',
    words: ['at-risk issues', 'issues', 'risk'],
    unit: '',
    differenceUnit: '',
    decimals: 0,
    better: 'lower',
    steadyWithin: 0,
    scale: [0, 8],
    adds: 'mean',
    defaultAggregate: 'latest',
    everyMaker: true,
    of: 'standing',
    judge: (records) => findIssues(readAthlete(records), records.whoop_connected).length,
  },
} as const satisfies Record<string, StandingMetric>
