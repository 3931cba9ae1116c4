/**
 * Labels for a team's change over a period: the label of the first bound that the change exceeds, otherwise the last
 * label (docs/reference/metrics-and-rules.md#team-trends).
 */
export interface TrendLabels {
  bounds: readonly [number, number, number, number]
  labels: readonly [string, string, string, string, string]
}

const BETTER_OR_WORSE = [
  'Improving significantly',
  'Gradually improving',
  'Stable',
  'Slightly declining',
  'Declining significantly',
] as const

/** Percent points. */
export const RECOVERY_TREND: TrendLabels = { bounds: [5, 2, -2, -5], labels: BETTER_OR_WORSE }
/** Percent points of sleep quality. */
export const SLEEP_TREND: TrendLabels = { bounds: [3, 1, -1, -3], labels: BETTER_OR_WORSE }
/** Points of day strain. More strain is neither better nor worse. */
export const STRAIN_TREND: TrendLabels = {
  bounds: [2, 0.5, -0.5, -2],
  labels: ['Increasing intensity', 'Gradual increase', 'Stable workload', 'Decreasing load', 'Significantly reduced'],
}

/**
 * Minimum number of records for a sleep or strain trend (docs/reference/metrics-and-rules.md#team-trends). The recovery
 * trend uses the same.
 */
export const TREND_MINIMUM_RECORDS = 4
