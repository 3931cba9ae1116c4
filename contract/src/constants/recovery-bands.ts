/**
 * Recovery bands, percent (docs/reference/metrics-and-rules.md#recovery-bands): 67 and above blue, 34 to 66 yellow, below
 * 34 red.
 */
export const READY_FROM = 67
export const CAUTION_FROM = 34

/** Score ranges in the explanation of the Team Health Score (docs/reference/metrics-and-rules.md#score-ranges). */
export const SCORE_RANGES = [
  { from: 70, to: 100, label: 'Excellent' },
  { from: 50, to: 69, label: 'Good' },
  { from: 30, to: 49, label: 'Needs Attention' },
  { from: 0, to: 29, label: 'Critical' },
] as const
