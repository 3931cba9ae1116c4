import type { Aggregate, Days, Measure } from '@corner/contract/entities/query.ts'
import { dayTestsText } from './day-test-words.ts'
import { daysText } from './days-words.ts'
import type { LineScope, Piece, Segment } from './described.ts'
import { dayNoun, isNumberOfThings, labelOf, metricNamed } from './metric-words.ts'
import { countedWord, placeWord } from './number-words.ts'

/** Where a measure stands. */
export interface Around {
  /** The query's own days. */
  days: Days
  /** Each day by itself: its mean, highest and latest value are one. */
  isDayByDay?: boolean
}

/** A measure in words, how it is summed up apart from what is measured: `average` `sleep`. */
export function measurePieces(measure: Measure, around: Around, scope: LineScope): Segment {
  const how = howText(measure, around, scope)
  return [
    ...(how === '' ? [] : [{ part: 'how', text: how } as const]),
    { part: 'what', text: subjectText(measure, scope) },
    ...behind(measure, around, scope),
  ]
}

/** What is measured: `sleep`, `workouts in wrestling`; of counted days what they must meet. */
export function subjectText({ metric, test, sport, with: second, aggregate }: Measure, scope: LineScope): string {
  if (test) return dayTestsText(test, scope)
  const label = labelOf(metric, scope)
  const named = sport === undefined ? label : `${label} in ${sport.replaceAll(/[\s_]+/g, ' ').trim()}`
  return aggregate === 'correlation' && second !== undefined ? `${named} and ${labelOf(second, scope)}` : named
}

/** The words before it: `average`, `nights with`, `highest number of`; '' where the figure is the value itself. */
export function howText(measure: Measure, around: Around, scope: LineScope): string {
  const text = plainHowText(measure, around, scope)
  const label = labelOf(measure.metric, scope)
  // "Average average heart rate" is no English.
  if (text === 'average' && label.startsWith('average')) return 'mean'
  const isOfValues = text !== '' && OF_ONE_DAY_THE_SAME.includes(measure.aggregate)
  if (!isOfValues || !isNumberOfThings(metricNamed(measure.metric, scope))) return text
  return measure.aggregate === 'sum' ? 'number of' : `${text} number of`
}

function plainHowText(measure: Measure, { days, isDayByDay }: Around, scope: LineScope): string {
  const { aggregate, metric, test = [] } = measure
  const described = metricNamed(metric, scope)
  const noun = dayNoun(test)
  const window = measure.days?.window ?? days.window
  const isOfOneDay = isDayByDay || (window !== undefined && isOneDay(window))
  // At-risk issues are counted over all of the days, however one asks.
  if (described?.of === 'standing') return ''
  if (isOfOneDay && OF_ONE_DAY_THE_SAME.includes(aggregate)) return ''
  switch (aggregate) {
    case 'latest':
      return described?.unit === 'clock' ? 'most recent' : 'latest'
    case 'min':
      return described?.unit === 'clock' ? 'earliest' : 'lowest'
    case 'max':
      return described?.unit === 'clock' ? 'latest' : 'highest'
    case 'sum':
      return described?.scale[1] === 1 ? 'days with' : 'total'
    case 'percentile':
      return `${placeWord(measure.percentile ?? 50)} percentile of`
    case 'days':
      return `${noun}s with`
    case 'share':
      return `share of ${noun}s with`
    case 'longest_streak':
      return `most ${noun}s in a row with`
    case 'current_streak':
      return `${noun}s in a row until now with`
    case 'from_own_average':
      return isOfAStretch(measure, days) ? 'average' : 'latest'
    case 'correlation':
      return 'how'
    default:
      return WORDS[aggregate]
  }
}

/** Of a single day these are its value. */
const OF_ONE_DAY_THE_SAME: readonly Aggregate[] = [
  ...(['latest', 'mean', 'weighted_mean', 'median', 'sum', 'min', 'max', 'percentile'] as const),
]

type Plain = 'mean' | 'weighted_mean' | 'median' | 'range' | 'deviation' | 'consistency' | 'count' | 'missing_days'
type Moving = 'trend' | 'halves' | 'change' | 'change_percent' | 'from_own_range' | 'record_age'

const WORDS: Record<Plain | Moving, string> = {
  mean: 'average',
  weighted_mean: 'weighted average',
  median: 'median',
  range: 'distance from lowest to highest',
  deviation: 'variation of',
  consistency: 'steadiness of',
  count: 'number of values of',
  missing_days: 'days without',
  record_age: 'days since the latest',
  trend: 'trend of',
  halves: 'change of',
  change: 'change of',
  change_percent: 'change in percent of',
  from_own_range: 'distance from own usual range of',
}

/** The words behind it. */
function behind(measure: Measure, { days }: Around, scope: LineScope): Piece[] {
  const text = BEHIND[measure.aggregate]?.(measure, days)
  return [
    ...(text === undefined ? [] : [{ part: 'how', text } as const]),
    ...(measure.days ? [{ text: `(${ownDaysText(measure.days, days, scope)})` }] : []),
  ]
}

/** Other days without a window are other days of the same window. */
const ownDaysText = (own: Days, ofQuery: Days, scope: LineScope) =>
  daysText({ ...own, ...((own.window ?? ofQuery.window) && { window: own.window ?? ofQuery.window }) }, scope)

/** What a figure moved from, or lies away from. */
export const BEHIND: Partial<Record<Aggregate, (measure: Measure, days: Days) => string>> = {
  trend: () => 'against own average',
  halves: () => 'from the first half to the second',
  change: () => 'since the record before',
  change_percent: () => 'since the record before',
  from_own_average: (measure, days) => `against ${usualDays(measure, days)}`,
  correlation: ({ lag = 0 }) => `go together${lag === 0 ? '' : `, ${countedWord(lag, 'day')} later`}`,
}

/** What the own average is of: see analytics, against-own.ts. */
function usualDays(measure: Measure, ofQuery: Days): string {
  const { weekdays, where, window } = measure.days ?? ofQuery
  const isStretch = isOfAStretch(measure, ofQuery)
  if (!isStretch) return 'own average'
  return (weekdays ?? where) !== undefined || (window ?? ofQuery.window) === undefined
    ? 'own average of all days'
    : 'the 28 days before'
}

/** Whether a distance from the own average is that of several days' mean, and not that of the newest value. */
function isOfAStretch({ days }: Measure, ofQuery: Days): boolean {
  const { weekdays, where } = days ?? ofQuery
  const window = days?.window ?? ofQuery.window
  return (weekdays ?? where) !== undefined || (window !== undefined && !isOneDay(window))
}

const isOneDay = (window: NonNullable<Days['window']>) =>
  'day' in window || ('last' in window ? window.last === 1 : window.from === window.until)

/** Whether the most of it is many and the least few: `most nights`, not `highest`. */
export const isCount = ({ aggregate }: Measure): boolean =>
  ['days', 'longest_streak', 'current_streak', 'missing_days', 'record_age', 'count'].includes(aggregate)
