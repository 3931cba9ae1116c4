import type { Aggregate, Measure } from '@corner/contract/entities/query.ts'
import { joinAnd } from './join-and.ts'
import { extremeWords, isClock, isCounted, labelOf, nounOf } from './metrics.ts'
import { nounOfTests, writeTests } from './tests.ts'

/** What a measure is called, without an article: `average recovery`, `nights with sleep below 6 h`. */
export const nameMeasure = (measure: Measure): string => NAMES[measure.aggregate](measure, labelOf(measure))

/** Several measures; of one kind they are named once: `average recovery and HRV`. */
export function nameMeasures(measures: readonly Measure[]): string {
  const [first, ...others] = measures
  if (first === undefined) return ''
  if (!areOfOneKind(measures)) return joinAnd([...new Set(measures.map(nameMeasure))])
  return NAMES[first.aggregate](first, joinAnd([first, ...others].map(labelOf)))
}

/** Whether they differ by their metric alone, and not even the words of one would say something else of another. */
export function areOfOneKind(measures: readonly Measure[]): boolean {
  const kinds = new Set(measures.map((measure) => nameMeasure(measure).replace(labelOf(measure), '')))
  const isPlain = measures.every(({ test, with: second, aggregate }) => !test && !second && aggregate !== 'record_age')
  return measures.length > 1 && isPlain && kinds.size === 1 && new Set(measures.map(labelOf)).size === measures.length
}

const NAMES: Record<Aggregate, (measure: Measure, label: string) => string> = {
  latest: ({ metric }, label) => `${isClock(metric) ? 'most recent' : 'latest'} ${label}`,
  mean: ({ metric }, label) => {
    if (isCounted(metric)) return `average ${label} a ${nounOf(metric)}`
    return label.startsWith('average ') ? label : `average ${label}`
  },
  weighted_mean: (_, label) => `weighted average ${label}`,
  median: (_, label) => `median ${label}`,
  sum: ({ metric }, label) => (isCounted(metric) ? label : `total ${label}`),
  min: ({ metric }, label) =>
    isCounted(metric) ? `fewest ${label} of a ${nounOf(metric)}` : `${extremeWords(metric).lowest} ${label}`,
  max: ({ metric }, label) =>
    isCounted(metric) ? `most ${label} of a ${nounOf(metric)}` : `${extremeWords(metric).highest} ${label}`,
  percentile: ({ percentile = 50 }, label) => `${ordinal(percentile)} percentile of ${label}`,
  range: (_, label) => `range of ${label}`,
  deviation: (_, label) => `standard deviation of ${label}`,
  consistency: (_, label) => `${label} consistency`,
  count: (_, label) => `number of ${label} records`,
  days: ({ test = [] }) => `${nounOfTests(test)}s with ${writeTests(test)}`,
  share: ({ test = [] }) => `share of ${nounOfTests(test)}s with ${writeTests(test)}`,
  longest_streak: ({ test = [] }) => `longest run of ${nounOfTests(test)}s with ${writeTests(test)}`,
  current_streak: ({ test = [] }) => `current run of ${nounOfTests(test)}s with ${writeTests(test)}`,
  missing_days: ({ metric }, label) => `days without ${metric === 'any_record' ? 'a record' : label}`,
  record_age: ({ metric }, label) => `days since the newest ${metric === 'any_record' ? 'record' : label}`,
  trend: (_, label) => `latest ${label} against their own average`,
  halves: (_, label) => `change of ${label} from the earlier to the later half`,
  change: (_, label) => `change of ${label} since the record before`,
  change_percent: (_, label) => `change of ${label} in percent since the record before`,
  from_own_average: (_, label) => `${label} against their own average`,
  from_own_range: (_, label) => `${label} against their own normal range`,
  correlation: (measure, label) => `correlation of ${label} and ${nameSecond(measure)}`,
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

/** `a latest recovery`, `an average sleep`, `an HRV consistency`. */
export const withArticle = (words: string): string => `${/^([aeiou]|HRV|REM)/i.test(words) ? 'an' : 'a'} ${words}`
