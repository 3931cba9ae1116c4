import { CATALOGUE, METRICS } from '@corner/analytics/metric-catalogue.ts'
import type { Metric } from '@corner/analytics/metrics/metric.ts'
import { findMetric } from '@corner/analytics/query/find-metric.ts'
import type { Measure } from '@corner/contract/entities/query.ts'

/** A metric of the catalogue; an unknown one gets its own name, so that a line can say what was asked. */
export const metricCalled = (name: string): Metric =>
  findMetric(CATALOGUE, name) ?? { ...METRICS.strain, label: name.replaceAll('_', ' ') }

/** Its values already are distances from the own mean. */
export const isAgainstOwnMean = (metric: string): boolean => metric === 'skin_temperature'

export const isClock = (metric: string): boolean => metricCalled(metric).clock !== undefined

/** As used in a sentence: `recovery`, `skin temperature`, `workouts (running)`. */
export function labelOf({ metric, sport }: Pick<Measure, 'metric' | 'sport'>): string {
  const label = isAgainstOwnMean(metric) ? 'skin temperature' : metricCalled(metric).label
  return sport === undefined ? label : `${label} (${sport.replaceAll(/[\s_]+/g, ' ').trim()})`
}

/** The name of one record of a metric. */
export const nounOf = (metric: string): 'night' | 'day' => (metricCalled(metric).of === 'night' ? 'night' : 'day')

/** Workouts, naps, issues: the label is the plural of what is counted, and the value the count. */
export function isCounted(metric: string): boolean {
  const { unit, decimals } = metricCalled(metric)
  return unit === '' && decimals === 0
}

/**
 * The words for the ends of a metric: hours are long or short, clock times early or late, everything else high or low.
 */
export function extremeWords(metric: string) {
  const { unit } = metricCalled(metric)
  if (unit === 'clock') return { highest: 'latest', lowest: 'earliest', higher: 'later', lower: 'earlier' } as const
  if (isCounted(metric)) return { highest: 'most', lowest: 'fewest', higher: 'more', lower: 'fewer' } as const
  const isOfTime = unit === 'h' || unit === 'min'
  return isOfTime
    ? ({ highest: 'longest', lowest: 'shortest', higher: 'longer', lower: 'shorter' } as const)
    : ({ highest: 'highest', lowest: 'lowest', higher: 'higher', lower: 'lower' } as const)
}
