import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import type { Aggregate, Measure } from '@corner/contract/entities/query.ts'
import { joinAnd } from './english.ts'
import { extremeWords, isClock, isCounted, labelOf, metricCalled, nounOf } from './metrics.ts'
import { nounOfTests, writeTests } from './tests.ts'

/** A measure in words, with the aggregate separate from what is measured: `average` `workouts` `a day`. */
export interface MeasureWords {
  before: string
  what: string
  behind: string
}

/** @param isOneDay for a single day the mean, highest and latest value are the same: the value */
export function measureWords(measure: Measure, isOneDay = false): MeasureWords {
  const [before = '', behind = ''] = isValueItself(measure, isOneDay) ? [] : WORDS[measure.aggregate](measure)
  return { before, what: whatOf(measure), behind }
}

/** Whether the figure is the value itself. At-risk issues are counted over all days in any case. */
export const isValueItself = ({ metric, aggregate }: Measure, isOneDay: boolean): boolean =>
  metricCalled(metric).of === 'standing' || (isOneDay && AGGREGATE_ENTRIES[aggregate].is === 'value')

/** What is measured: `sleep`, `workouts (wrestling)`; for counted days their condition. */
function whatOf(measure: Measure): string {
  const { metric, aggregate, test } = measure
  if (test) return writeTests(test)
  if (metric === 'any_record' && aggregate === 'missing_days') return 'a record'
  return metric === 'any_record' && aggregate === 'record_age' ? 'record' : labelOf(measure)
}

export const joinWords = ({ before, what, behind }: MeasureWords): string =>
  [before, what, behind].filter((words) => words !== '').join(' ')

/**
 * The name of a figure, without an article: `average recovery`, `nights with sleep below 6 h`. A mean of HRV is a
 * `plain average`, because the verdicts go by the log average of the same nights.
 */
export const nameMeasure = (measure: Measure): string =>
  `${isPlainMean(measure) ? 'plain ' : ''}${joinWords(measureWords(measure))}`

/** `average recovery`, `plain average HRV`. */
export const nameMean = (metric: string): string => nameMeasure({ metric, aggregate: 'mean' })

const isPlainMean = ({ metric, aggregate }: Measure) =>
  aggregate === 'mean' && metricCalled(metric).logarithmic === true

/** Several measures; a shared aggregate is named once: `average recovery and HRV`. */
export function nameMeasures(measures: readonly Measure[]): string {
  const [first] = measures
  if (first === undefined) return ''
  if (!areNamedTogether(measures)) return joinAnd([...new Set(measures.map(nameMeasure))])
  return joinWords({ ...measureWords(first), what: joinAnd(measures.map(labelOf)) })
}

/** Whether one word before or after their labels names the kind of all: a plain average of HRV says so by itself. */
export const areNamedTogether = (measures: readonly Measure[]): boolean =>
  areOfOneKind(measures) && !measures.some(isPlainMean)

/** Whether they differ only by their metric, and the words of one cannot be misread as those of another. */
export function areOfOneKind(measures: readonly Measure[]): boolean {
  const kinds = new Set(measures.map((measure) => joinWords({ ...measureWords(measure), what: '' })))
  const isPlain = measures.every(({ test, with: second, aggregate }) => !test && !second && aggregate !== 'record_age')
  return measures.length > 1 && isPlain && kinds.size === 1 && new Set(measures.map(labelOf)).size === measures.length
}

/** Before and after what is measured. */
const WORDS: Record<Aggregate, (measure: Measure) => [before: string, behind?: string]> = {
  latest: ({ metric }) => [isClock(metric) ? 'most recent' : 'latest'],
  mean: ({ metric }) => {
    if (isCounted(metric)) return ['average', `a ${nounOf(metric)}`]
    return [metricCalled(metric).label.startsWith('average ') ? '' : 'average']
  },
  weighted_mean: () => ['weighted average'],
  median: () => ['median'],
  sum: ({ metric }) => {
    if (metric === 'any_record') return ['days with']
    return [isCounted(metric) ? '' : 'total']
  },
  min: ({ metric }) => [extremeWords(metric).lowest, isCounted(metric) ? `of a ${nounOf(metric)}` : ''],
  max: ({ metric }) => [extremeWords(metric).highest, isCounted(metric) ? `of a ${nounOf(metric)}` : ''],
  percentile: ({ percentile = 50 }) => [`${ordinal(percentile)} percentile of`],
  range: () => ['range of'],
  deviation: () => ['standard deviation of'],
  consistency: () => ['', 'consistency'],
  count: () => ['number of', 'records'],
  days: ({ test = [] }) => [`${nounOfTests(test)}s with`],
  share: ({ test = [] }) => [`share of ${nounOfTests(test)}s with`],
  longest_streak: ({ test = [] }) => [`longest run of ${nounOfTests(test)}s with`],
  current_streak: ({ test = [] }) => [`current run of ${nounOfTests(test)}s with`],
  missing_days: () => ['days without'],
  record_age: () => ['days since the newest'],
  trend: () => ['trend of', 'against their own average'],
  halves: () => ['change of', 'from the earlier to the later half'],
  change: () => ['change of', 'since the record before'],
  change_percent: () => ['change of', 'in percent since the record before'],
  from_own_average: () => ['', 'against their own average'],
  from_own_range: () => ['', 'against their own normal range'],
  correlation: (measure) => ['correlation of', `and ${nameSecond(measure)}`],
}

/** The second metric of a correlation: `the next day's recovery`. */
export function nameSecond({ metric, with: second = metric, lag = 0 }: Measure): string {
  const label = labelOf({ metric: second })
  if (lag === 0) return label
  return lag === 1 ? `the next day's ${label}` : `${label} ${lag} days later`
}

/** `25th`. */
export function ordinal(number: number): string {
  const tens = number % 100
  const ending = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}

/**
 * The word for the first in an order: `most` for counts, `latest` for clock times, `longest` for hours, else `highest`.
 */
export function extremeWord({ metric, aggregate }: Measure, order: 'highest' | 'lowest'): string {
  const { is } = AGGREGATE_ENTRIES[aggregate]
  if (is === 'value') return extremeWords(metric)[order]
  const isCount = is === 'days' || aggregate === 'count'
  return isCount ? { highest: 'most', lowest: 'fewest' }[order] : order
}
