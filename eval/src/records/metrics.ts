/** How a metric is written and recognised in a reply. The names are those of the API. */
export interface Metric {
  record: 'recovery' | 'sleep' | 'activity'
  /** The value without which a record is ignored (docs/reference/metrics-and-rules.md#athlete-metrics: "Records lacking ... are ignored"). */
  key: MetricName
  unit: '%' | 'ms' | 'bpm' | 'h' | ''
  decimals: 0 | 1
  /** How far a value may be from the number given, so that any usual rounding passes. */
  tolerance: number
  /** Words for it, in the order in which they are tried. */
  words: RegExp
}

const WHOLE = { decimals: 0, tolerance: 0.51 } as const
const TENTHS = { decimals: 1, tolerance: 0.051 } as const
const RECOVERY = { record: 'recovery', key: 'recovery_score' } as const
const SLEEP = { record: 'sleep', key: 'total_duration_hours' } as const
const ACTIVITY = { record: 'activity', key: 'strain_score' } as const

export const METRICS = {
  recovery_score: { ...RECOVERY, unit: '%', ...WHOLE, words: /recover|readiness|\bscores?\b|recuper/i },
  hrv_rmssd_milli: { ...RECOVERY, unit: 'ms', ...WHOLE, words: /\bhrv\b|rmssd|variability/i },
  resting_heart_rate: { ...RECOVERY, unit: 'bpm', ...WHOLE, words: /resting|\brhr\b|pulse|heart rate/i },
  total_duration_hours: { ...SLEEP, unit: 'h', ...TENTHS, words: /sle(ep|pt)|nights?\b|hours|duration/i },
  sleep_quality_score: { ...SLEEP, unit: '%', ...WHOLE, words: /quality|sleep (performance|score)/i },
  sleep_efficiency: { ...SLEEP, unit: '%', ...WHOLE, words: /efficien/i },
  sleep_consistency_percentage: { ...SLEEP, unit: '%', ...WHOLE, words: /consisten|regular/i },
  strain_score: { ...ACTIVITY, unit: '', ...TENTHS, words: /strain|\bload\b/i },
  average_heart_rate: { ...ACTIVITY, unit: 'bpm', ...WHOLE, words: /heart rate|\bhr\b/i },
  max_heart_rate: { ...ACTIVITY, unit: 'bpm', ...WHOLE, words: /heart rate|\bhr\b/i },
} as const satisfies Record<string, Omit<Metric, 'key'> & { key: string }>

export type MetricName = keyof typeof METRICS
export const METRIC_NAMES = Object.keys(METRICS) as MetricName[]

export const metricOf = (name: MetricName): Metric => METRICS[name]
