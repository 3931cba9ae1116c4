import { type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import { withUnit } from '@corner/analytics/rounding.ts'
import { isDifference, type Statistic } from '@corner/analytics/statistics.ts'
import type { CoachScope } from '../../scope.ts'
import { overWindow } from '../phrases/windows.ts'
import type { Comparison, Condition, Window } from '../question.ts'
import { nameMeasure } from './measures.ts'

type Bound = { metric: MetricName; statistic: Statistic; comparison: Comparison; value: number }

/** A condition behind "has": `a latest recovery below 34%`, `an average sleep below 7 h over the last 14 days`. */
export function writeCondition(
  { metric, statistic, comparison, value }: Bound,
  asked: Pick<Condition, 'window'> | undefined,
  scope: Pick<CoachScope, 'days' | 'today'>,
): string {
  const over = asked === undefined || isPeriod(asked.window, scope) ? '' : ` ${overWindow(asked, scope)}`
  const { label } = metricOf(metric)
  if (isDifference(statistic)) return `${label} ${writeShift(metric, statistic, comparison, value)}${over}`
  const bound = writeBound(metric, comparison, value)
  const of = comparison === 'at_least' || comparison === 'at_most' ? 'of ' : ''
  const isOfOneDay = asked && asked.window.from === asked.window.until && asked.window.until !== scope.today
  if (statistic === 'latest' && isOfOneDay) return `${label} ${of}${bound}${over}`
  const measure = nameMeasure(metric, statistic)
  const article = /^[aeiou]/i.test(measure) ? 'an' : 'a'
  return `${article} ${measure} ${of}${bound}${statistic === 'latest' ? '' : over}`
}

/** `below 34%`, `7 h or more`. The bound is written as it was asked. */
export function writeBound(metric: MetricName, comparison: Comparison, value: number): string {
  const text = withUnit(String(value), metricOf(metric).unit)
  if (comparison === 'at_least') return `${text} or more`
  if (comparison === 'at_most') return `${text} or less`
  return `${comparison} ${text}`
}

/** A difference that is asked for: `more than 5 bpm above their own average`. */
function writeShift(metric: MetricName, statistic: Statistic, comparison: Comparison, value: number): string {
  const size = withUnit(String(Math.abs(value)), metricOf(metric).differenceUnit)
  const isUp = value > 0 || (value === 0 && (comparison === 'above' || comparison === 'at_least'))
  const words = DIRECTIONS[statistic === 'trend' ? 'trend' : 'change'][isUp ? 'up' : 'down']
  if (value === 0) return words
  const isOutward = isUp === (comparison === 'above' || comparison === 'at_least')
  const orEqual = comparison === 'at_least' || comparison === 'at_most'
  return `${isOutward ? (orEqual ? 'at least' : 'more than') : orEqual ? 'at most' : 'less than'} ${size} ${words}`
}

const DIRECTIONS = {
  trend: { up: 'above their own average', down: 'below their own average' },
  change: { up: 'up', down: 'down' },
} as const

const isPeriod = ({ from, until, weekdays }: Window, { days, today }: Pick<CoachScope, 'days' | 'today'>) =>
  !weekdays && until === today && Date.parse(until) - Date.parse(from) === (days - 1) * 86_400_000
