import { METRIC_NAMES, type MetricName } from '@corner/analytics/metric-catalogue.ts'

/** Words with which a sentence names a metric. */
const WORDS: Record<MetricName, RegExp> = {
  recovery: /\brecover(?:y|ed|ies)\b/i,
  hrv: /\b(?:hrv|heart[ -]rate variability|rmssd)\b/i,
  resting_heart_rate: /\b(?:resting (?:heart rate|hr|pulse)|rhr)\b/i,
  sleep_duration: /\b(?:sleep|slept|asleep)\b/i,
  sleep_quality: /\b(?:quality|sleep (?:performance|score))\b/i,
  sleep_efficiency: /\befficien(?:cy|t)\b/i,
  sleep_consistency: /\bconsisten(?:cy|t)\b/i,
  strain: /\b(?:strain|load)\b/i,
  average_heart_rate: /\b(?:average|mean|day) (?:heart rate|hr)\b/i,
  max_heart_rate: /\b(?:max(?:imum)?|highest|peak) (?:heart rate|hr)\b/i,
}

/** Of whichever kind: "sleep 84" is no duration. */
const OF_SLEEP: readonly MetricName[] = ['sleep_duration', 'sleep_quality', 'sleep_efficiency', 'sleep_consistency']
/** What no device of the product measures, or the product does not read: no value of a record is one of it. */
const NOT_MEASURED =
  /\b(?:(?:deep|rem|light|slow[- ]wave) sleep|spo2|(?:blood )?oxygen|temperature|(?:body ?)?weight|calories|steps|vo2 ?max|body fat|respiratory rate|mood|hydration|blood pressure)\b/i

/** The metrics that a text names, each with those that its word may stand for as well; empty: none. */
export function metricsNamed(text: string): ReadonlySet<MetricName> {
  const meant = metricsMeant(text)
  return OF_SLEEP.some((metric) => meant.has(metric)) ? new Set([...meant, ...OF_SLEEP]) : meant
}

export function namesUnmeasured(text: string): boolean {
  return NOT_MEASURED.test(text)
}

/** The metrics that a sentence names; empty: it names none, and its numbers may be of any. */
export function metricsMeant(sentence: string): ReadonlySet<MetricName> {
  return new Set(METRIC_NAMES.filter((name) => WORDS[name].test(sentence)))
}

export function isMetricName(name: unknown): name is MetricName {
  return METRIC_NAMES.some((metric) => metric === name)
}
