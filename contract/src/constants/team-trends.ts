/**
 * Words for a team's change over a period: the first whose bound the change is above, else the last
 * (docs/reference/metrics-and-rules.md#team-trends).
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
 * A sleep or strain trend needs at least this many records (docs/reference/metrics-and-rules.md#team-trends); so does a recovery
 * trend.
 */
export const TREND_MINIMUM_RECORDS = 4
