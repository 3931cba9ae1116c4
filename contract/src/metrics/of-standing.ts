import type { MetricRecord } from './metric-record.ts'

/** What the product's own rules say of an athlete over a stretch of days. */
export const STANDING_METRICS = {
  at_risk_issues: {
    source: [],
    series: [],
    of: 'standing',
    label: 'at-risk issues',
    words: ['at-risk issues', 'issues', 'risk'],
    unit: '',
    differenceUnit: '',
    decimals: 0,
    better: 'lower',
    steadyWithin: 0,
    scale: [0, 8],
    adds: 'mean',
    everyProvider: true,
  },
} as const satisfies Record<string, MetricRecord>
