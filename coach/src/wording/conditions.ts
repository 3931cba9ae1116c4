import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import type { Bound, Condition, Measure } from '@corner/contract/entities/query.ts'
import { unitOf } from './figures.ts'
import { nameMeasure, withArticle } from './measures.ts'
import { isCounted, labelOf } from './metrics.ts'
import { type BoundUnit, nounOfTests, unitsOf, writeBound, writeTests } from './tests.ts'

type Test = Omit<Condition, 'measure'>

/**
 * A condition behind "has": `a latest recovery below 34%`, `at least 3 nights with sleep below 6 h`.
 * @param isOneDay of a single day there is no latest value: `a recovery below 34%`
 */
export function writeCondition({ measure, ...test }: Condition, isOneDay = false): string {
  const { metric, aggregate } = measure
  const label = labelOf(measure)
  if (test.is === 'missing' || test.is === 'present') {
    const record = metric === 'any_record' ? 'record' : `${label} record`
    return test.is === 'missing' ? `no ${record}` : withArticle(record)
  }
  switch (AGGREGATE_ENTRIES[aggregate].is) {
    case 'difference':
      return writeDifferenceCondition(measure, test)
    case 'days':
      if (isOneDay && aggregate === 'missing_days' && /^(at least|more)/.test(howMany(test)))
        return metric === 'any_record' ? 'no record' : `no ${label} record`
      return writeDaysCondition(measure, test)
    case 'percent':
      if (aggregate === 'change_percent') return `${label} ${writeShift(test, '%', 'since the record before')}`
      if (aggregate === 'share')
        return `${writeTests(measure.test ?? [])} on ${share(test)} of ${nounOfTests(measure.test ?? [])}s`
      return `${withArticle(nameMeasure(measure))} ${writeBound(test, { unit: '%', isClock: false, differenceUnit: 'points' })}`
    case 'number':
      if (aggregate === 'count') return `${howMany(test)} ${label} records`
      return `${withArticle(nameMeasure(measure))} ${writeBound(test, PLAIN)}`
    case 'value':
      if (isCounted(metric) && ['sum', 'latest'].includes(aggregate) && typeof test.than === 'number')
        return inCount(`${howMany(test)} ${label}`)
      return `${withArticle(isOneDay && aggregate === 'latest' ? label : nameMeasure(measure))} ${writeBound(test, unitsOf(metric))}`
  }
}

/** `at least 1 workout`. */
const inCount = (text: string) => text.replace(/\b(1 \S+?)s\b/, '$1')

const PLAIN: BoundUnit = { unit: '', isClock: false, differenceUnit: '' }

function writeDaysCondition(measure: Measure, test: Test): string {
  const { aggregate, test: tests = [], metric } = measure
  const amount = howMany(test)
  const noun = `${nounOfTests(tests)}${/\b1$/.test(amount) ? '' : 's'}`
  switch (aggregate) {
    case 'longest_streak':
      return `${amount} ${noun} in a row with ${writeTests(tests)}`
    case 'current_streak':
      return `${amount} ${noun} in a row until now with ${writeTests(tests)}`
    case 'missing_days':
      return `${amount} ${/\b1$/.test(amount) ? 'day' : 'days'} without ${metric === 'any_record' ? 'a record' : labelOf(measure)}`
    case 'record_age':
      return `a newest ${metric === 'any_record' ? 'record' : labelOf(measure)} ${amount} days old`
    default:
      return `${amount} ${noun} with ${writeTests(tests)}`
  }
}

const numberOf = (bound: Bound | undefined): number => (typeof bound === 'number' ? bound : 0)

/** `at least 3`, `more than 2`, `no`. */
function howMany({ is, than, and }: Test): string {
  const bound = numberOf(than)
  switch (is) {
    case 'below':
      return bound === 1 ? 'no' : `fewer than ${bound}`
    case 'at_most':
      return bound === 0 ? 'no' : `at most ${bound}`
    case 'above':
      return bound === 0 ? 'at least 1' : `more than ${bound}`
    case 'between':
      return `${bound} to ${numberOf(and)}`
    default:
      return `at least ${bound}`
  }
}

const share = ({ is, than, and }: Test): string => {
  const bound = `${numberOf(than)}%`
  const words = { below: 'less than', at_most: 'at most', above: 'more than', at_least: 'at least' } as const
  return is === 'between' ? `${bound} to ${numberOf(and)}%` : `${words[is as keyof typeof words] ?? ''} ${bound}`
}

function writeDifferenceCondition(measure: Measure, test: Test): string {
  const { aggregate } = measure
  const label = labelOf(measure)
  const unit = unitOf(measure)
  switch (aggregate) {
    case 'range':
    case 'deviation':
      return `${withArticle(nameMeasure(measure))} ${writeBound(test, { ...PLAIN, unit })}`
    case 'trend':
    case 'from_own_average':
      return `${withArticle(label)} ${writeSide(test, unit, 'their own average')}`
    case 'from_own_range':
      return `${withArticle(label)} ${writeSide(test, unit, 'their own normal range')}`
    default:
      return `${label} ${writeShift(test, unit, aggregate === 'halves' ? 'from the earlier to the later half' : 'since the record before')}`
  }
}

/** `below their own average`, `more than 5 bpm above their own average`, `within their own normal range`. */
function writeSide({ is, than, and }: Test, unit: string, own: string): string {
  const bound = numberOf(than)
  if (is === 'between')
    return bound === 0 && numberOf(and) === 0 ? `within ${own}` : `${bound} to ${numberOf(and)} ${unit} from ${own}`
  const isUp = bound > 0 || (bound === 0 && (is === 'above' || is === 'at_least'))
  const size = amountOf({ is, than }, unit, isUp)
  return `${size === '' ? '' : `${size} `}${isUp ? 'above' : 'below'} ${own}`
}

/** `down`, `up by more than 5 points`. */
function writeShift({ is, than, and }: Test, unit: string, behind: string): string {
  const bound = numberOf(than)
  if (is === 'between') return `changed by ${bound} to ${withUnitOf(numberOf(and), unit)} ${behind}`
  const isUp = bound > 0 || (bound === 0 && (is === 'above' || is === 'at_least'))
  const size = amountOf({ is, than }, unit, isUp)
  return `${isUp ? 'up' : 'down'}${size === '' ? '' : ` by ${size}`} ${behind}`
}

function amountOf({ is, than }: Test, unit: string, isUp: boolean): string {
  const bound = numberOf(than)
  if (bound === 0) return ''
  const isOutward = isUp === (is === 'above' || is === 'at_least')
  const orEqual = is === 'at_least' || is === 'at_most'
  const words = isOutward ? (orEqual ? 'at least' : 'more than') : orEqual ? 'at most' : 'less than'
  return `${words} ${withUnitOf(Math.abs(bound), unit)}`
}

const withUnitOf = (value: number, unit: string) => `${value}${unit === '%' || unit === '' ? unit : ` ${unit}`}`
