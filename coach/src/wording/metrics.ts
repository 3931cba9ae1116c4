import type { Metric } from '@corner/analytics/metrics/metric.ts'
import { CATALOGUE, METRICS } from '@corner/analytics/metrics/metric-catalogue.ts'
import { findMetric } from '@corner/analytics/query/find-metric.ts'
import type { Measure } from '@corner/contract/entities/query.ts'
import { VITALS } from '@corner/contract/metrics/vitals.ts'

/** A metric of the catalogue; an unknown one gets its own name, so that a line can say what was asked. */
export const metricCalled = (name: string): Metric =>
  findMetric(CATALOGUE, name) ?? { ...METRICS.strain, label: name.replaceAll('_', ' ') }

/** Its values already are distances from the own mean. */
export const isAgainstOwnMean = (metric: string): boolean => metricCalled(metric).isAgainstOwnMean === true

export const isClock = (metric: string): boolean => metricCalled(metric).clock !== undefined

/** As used in a sentence: `recovery`, `skin temperature`, `workouts (running)`. */
export function labelOf({ metric, sport }: Pick<Measure, 'metric' | 'sport'>): string {
  const { label: whole, shortLabel: label = whole } = metricCalled(metric)
  return sport === undefined ? label : `${label} (${sport.replaceAll(/[\s_]+/g, ' ').trim()})`
}

/** The name of one record of a metric. */
export const nounOf = (metric: string): 'night' | 'day' => (metricCalled(metric).of === 'night' ? 'night' : 'day')

/** Whether it is stored with the night's sleep. */
export const isOfSleepRecord = (metric: string): boolean => metricCalled(metric).series[0] === 'sleep'

/** Whether it says how somebody slept: a vital sign of the night does not. */
export const isOfSleep = (metric: string): boolean =>
  isOfSleepRecord(metric) && !VITALS.some((vital) => vital === metric)

/** Whether it is of a whole day or its training, and grows until the day is over. */
export const isOfTraining = (metric: string): boolean => {
  const { of, series } = metricCalled(metric)
  return of === 'workouts' || series[0] === 'activity'
}

/** Workouts, naps, issues: the label is the plural of what is counted, and a value is so many of them. */
export function isCounted(metric: string): boolean {
  const { unit, decimals, isOfMorning } = metricCalled(metric)
  return unit === '' && decimals === 0 && !isOfMorning // a score of the morning is no number of things
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
