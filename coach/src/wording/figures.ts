import { clockText } from '@corner/analytics/days/clock.ts'
import { CATALOGUE } from '@corner/analytics/metrics/metric-catalogue.ts'
import { roundTo, withUnit, written } from '@corner/analytics/numbers/rounding.ts'
import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import { decimalsOfMeasure, unitOfMeasure } from '@corner/analytics/query/units.ts'
import type { Measure } from '@corner/contract/entities/query.ts'
import { isAgainstOwnMean, isClock, isCounted, labelOf, metricCalled } from './metrics.ts'
import { nounOfTests } from './tests.ts'

export const unitOf = (measure: Measure) => unitOfMeasure(measure, CATALOGUE)

/** The number of decimals for a measure's figures; a mean of counts over several athletes or days has fractions. */
export function decimalsOf(measure: Measure, athletes = 1): number {
  const usual = decimalsOfMeasure(measure, CATALOGUE)
  const { is } = AGGREGATE_ENTRIES[measure.aggregate]
  const isMeanOfCounts = isCounted(measure.metric) && MEANS.includes(measure.aggregate)
  const isOfSeveral = athletes > 1 && (is === 'days' || measure.aggregate === 'count' || isCounted(measure.metric))
  return isMeanOfCounts || isOfSeveral ? Math.max(1, usual) : usual
}

const MEANS: readonly string[] = ['mean', 'weighted_mean', 'median', 'percentile']

/** `7,250`, `6.4`. */
export function writeNumber(value: number, decimals: number): string {
  const text = written(Math.abs(value), decimals)
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${roundTo(value, decimals) < 0 ? '−' : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`
}

/**
 * A measure's figure as displayed: `45%`, `7.4 h`, `23:40`, `5 workouts`, `3 nights`, `down by 3.1 points`.
 * @param athletes how many it is the mean of
 */
export function writeFigure(measure: Measure, value: number, athletes = 1): string {
  const { metric, aggregate } = measure
  const number = writeNumber(value, decimalsOf(measure, athletes))
  switch (AGGREGATE_ENTRIES[aggregate].is) {
    case 'value':
      if (isAgainstOwnMean(metric)) return besideOwn(measure, value, 'mean')
      if (isClock(metric)) return clockText(value)
      return isCounted(metric) ? `${number} ${countedNoun(measure, number)}` : withUnit(number, unitOf(measure))
    case 'difference':
      return writeDifference(measure, value)
    case 'percent':
      return aggregate === 'change_percent'
        ? moved(measure, value, `${writeNumber(Math.abs(value), 0)}%`)
        : `${number}%`
    case 'days': {
      const noun = measure.test ? nounOfTests(measure.test) : 'day'
      return `${number} ${noun}${number === '1' ? '' : 's'}`
    }
    case 'number':
      return aggregate === 'count' ? `${number} ${number === '1' ? 'record' : 'records'}` : number
  }
}

/** A metric's value as displayed: `45%`, `7.4 h`. */
export const writeValue = (metric: string, value: number): string => writeFigure({ metric, aggregate: 'latest' }, value)

/**
 * A value's distance from the own average: `3.1 points below their own average of 48%`; of HRV with `(plain)`, since the
 * verdicts go by the log average.
 * @param average as displayed
 */
export const besideAverage = (metric: string, difference: number, average: string): string =>
  `${writeFigure({ metric, aggregate: 'trend' }, difference)} of ${average}${metricCalled(metric).logarithmic ? ' (plain)' : ''}`

/** `workout`, `sleep cycles`. */
const countedNoun = (measure: Measure, number: string) =>
  number === '1' ? labelOf(measure).replace(/s\b(?=( \(|$))/, '') : labelOf(measure)

/** The size of a difference, without its sign: `3.1 points`, `0.4 h`. */
export function writeSize(measure: Measure, difference: number): string {
  const unit = AGGREGATE_ENTRIES[measure.aggregate].is === 'difference' ? unitOf(measure) : ''
  return withUnit(writeNumber(Math.abs(difference), decimalsOf(measure)), unit)
}

/** Whether a difference rounds to zero. */
export const isNoDifference = (measure: Measure, difference: number): boolean =>
  roundTo(difference, decimalsOf(measure)) === 0

function writeDifference(measure: Measure, value: number): string {
  const size = writeSize(measure, value)
  switch (measure.aggregate) {
    case 'range':
    case 'deviation':
      return size
    case 'trend':
    case 'from_own_average':
      return besideOwn(measure, value, 'average')
    case 'from_own_range':
      if (isNoDifference(measure, value)) return 'within their own normal range'
      return `${size} ${sideOf(measure, value)} their own normal range`
    default:
      return moved(measure, value, size)
  }
}

/** `up by 3.1 points`, `0.4 h later`, `about the same`. */
function moved(measure: Measure, value: number, size: string): string {
  if (isNoDifference(measure, value)) return 'about the same'
  const isOfTime = isClock(measure.metric) && measure.aggregate !== 'change_percent'
  if (isOfTime) return `${size} ${value < 0 ? 'earlier' : 'later'}`
  return `${value < 0 ? 'down' : 'up'} by ${size}`
}

/** `3.1 points below their own average`, `0.5 h later than their own average`. */
function besideOwn(measure: Measure, value: number, what: 'average' | 'mean'): string {
  const own = `their own ${what}`
  if (isNoDifference(measure, value)) return `level with ${own}`
  return `${withUnit(writeNumber(Math.abs(value), decimalsOf(measure)), unitOf(measure))} ${sideOf(measure, value)} ${own}`
}

function sideOf({ metric }: Measure, value: number): string {
  if (isClock(metric)) return value < 0 ? 'earlier than' : 'later than'
  return value < 0 ? 'below' : 'above'
}

/**
 * A figure next to the bounds it was judged by. 6.97 h is below 7 h but would be shown as 7.0 h: it becomes `just under
 * 7 h`, so that all figures of a list have the same decimals.
 */
export function writeBeside(measure: Measure, value: number, bounds: readonly number[], athletes = 1): string {
  const decimals = decimalsOf(measure, athletes)
  if (isClock(measure.metric) || AGGREGATE_ENTRIES[measure.aggregate].is === 'difference')
    return writeFigure(measure, value, athletes)
  const crossed = bounds.find(
    (bound) => bound !== value && Math.sign(roundTo(value, decimals) - bound) !== Math.sign(value - bound),
  )
  if (crossed === undefined) return writeFigure(measure, value, athletes)
  return `just ${value < crossed ? 'under' : 'over'} ${withUnit(writeNumber(crossed, decimalsIn(crossed)), unitOf(measure))}`
}

/** The number of decimals in a bound: `7`, `6.5`. */
const decimalsIn = (bound: number): number => (String(bound).split('.')[1] ?? '').length
