import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import { roundTo, withUnit } from '@corner/analytics/rounding.ts'
import type { Condition, Measure } from '@corner/contract/entities/query.ts'
import { boundText, comparisonText, noneOrAny, type Test, valueTestText } from './bound-words.ts'
import type { LineScope, Piece } from './described.ts'
import { type Around, BEHIND, howText, measurePieces, subjectText } from './measure-words.ts'
import { dayNoun, differenceText, metricNamed, plainNumber } from './metric-words.ts'
import { countedWord, numberWord } from './number-words.ts'

/** A condition in words, in groups of pieces: `latest` `sleep below 6 h`; `sleep below 6 h` and `two nights in a row`. */
export function conditionSegments({ measure, ...test }: Condition, around: Around, scope: LineScope): Piece[][] {
  const { aggregate } = measure
  const counted = countedText(measure, test)
  if (counted !== undefined) {
    // Records that are missing on no day are there on every day.
    const without = aggregate === 'missing_days' && counted !== ON_EVERY_DAY ? 'without ' : ''
    const what: Piece[] = [
      { part: 'what', text: `${without}${subjectText(measure, scope)}` },
      ...ownDays(measure, around, scope),
    ]
    const how: Piece = { part: 'how', text: counted }
    return aggregate.endsWith('streak') ? [what, [how]] : [[...what, how]]
  }
  const moved = movedText(measure, test, around, scope)
  if (moved !== undefined)
    return [
      [
        ...leading(measure, around, scope),
        { part: 'what', text: `${subjectText(measure, scope)} ${moved}` },
        ...ownDays(measure, around, scope),
      ],
    ]
  const existing = existenceText(measure, test, around, scope)
  if (existing !== undefined) return [[{ part: 'what', text: existing }, ...ownDays(measure, around, scope)]]
  const pieces = measurePieces(measure, around, scope)
  const text = figureTestText(measure, test, scope)
  const last = pieces.at(-1)
  // "Latest sleep below 6 h" is one thing that can be changed.
  if (last?.part === 'what') return [[...pieces.slice(0, -1), { part: 'what', text: `${last.text} ${text}` }]]
  return [[...pieces, { text }]]
}

const ownDays = (measure: Measure, around: Around, scope: LineScope): Piece[] =>
  measurePieces(measure, around, scope).filter(({ part }) => part === undefined)

/** A distance from the own average begins with what lies away from it. */
const leading = (measure: Measure, around: Around, scope: LineScope): Piece[] =>
  measure.aggregate === 'from_own_average' ? [{ part: 'how', text: howText(measure, around, scope) }] : []

/** `no latest recovery`, `no workouts`. */
function existenceText(measure: Measure, test: Test, around: Around, scope: LineScope): string | undefined {
  if (AGGREGATE_ENTRIES[measure.aggregate].is !== 'value') return undefined
  const how = howText(measure, around, scope)
  const isSaid = how !== '' && how !== 'number of'
  if (isSaid && test.is !== 'missing' && test.is !== 'present') return undefined
  const text = subjectText(measure, scope)
  return noneOrAny(test, metricNamed(measure.metric, scope), isSaid ? `${how} ${text}` : text)
}

/** What a figure must meet, without what it is of: `below 34%`, `at least 3 days`. */
export function figureTestText(measure: Measure, test: Test, scope: LineScope): string {
  const metric = metricNamed(measure.metric, scope)
  switch (AGGREGATE_ENTRIES[measure.aggregate].is) {
    case 'value':
      // A band is one of single scores and of their averages, not of their total.
      return valueTestText(measure.aggregate === 'sum' ? '' : measure.metric, test, metric)
    case 'difference':
      return comparisonText(test, (bound) =>
        typeof bound === 'number' ? differenceText(bound, metric) : boundText(bound, metric),
      )
    case 'percent':
      return comparisonText(test, (bound) =>
        typeof bound === 'number' ? `${plainNumber(bound)}%` : boundText(bound, metric),
      )
    default:
      return comparisonText(test, (bound) =>
        typeof bound === 'number' ? plainNumber(bound) : boundText(bound, metric),
      )
  }
}

const ON_EVERY_DAY = 'on every day'

/** Of counted days: `two nights in a row`, `on more than two nights`, `on at least 50% of nights`. */
function countedText({ aggregate, test: tests = [] }: Measure, { is, than, and }: Test): string | undefined {
  if (typeof than !== 'number' || (and !== undefined && typeof and !== 'number')) return undefined
  const noun = dayNoun(tests)
  const counts = { is, than: roundTo(than, 2), and: and === undefined ? and : roundTo(and, 2) }
  switch (aggregate) {
    case 'days':
      return `on ${amountText(counts, noun)}`
    case 'missing_days':
      if (is === 'at_most' && than === 0) return ON_EVERY_DAY
      return `on ${is === 'at_least' && than === 1 ? 'one day or more' : amountText(counts, 'day')}`
    case 'share':
      return `on ${comparisonText({ is, than, ...(and !== undefined && { and }) }, (bound) => (typeof bound === 'number' ? `${plainNumber(bound)}%` : ''))} of ${noun}s`
    case 'longest_streak':
      return is === 'at_least' && than >= 1
        ? `${countedWord(counts.than, noun)} in a row`
        : `${amountText(counts, noun)} in a row`
    case 'current_streak':
      return `${is === 'at_least' && than >= 1 ? countedWord(counts.than, noun) : amountText(counts, noun)} in a row until now`
    default:
      return undefined
  }
}

function amountText(
  { is, than, and }: { is: Test['is']; than: number; and: number | undefined },
  noun: string,
): string {
  switch (is) {
    case 'below':
      return `fewer than ${countedWord(than, noun)}`
    case 'at_most':
      return than === 0 ? `no ${noun}` : `at most ${countedWord(than, noun)}`
    case 'above':
      return `more than ${countedWord(than, noun)}`
    case 'at_least':
      return than === 1 ? `any ${noun}` : `${countedWord(than, noun)} or more`
    default:
      return `${numberWord(than)} to ${countedWord(and ?? than, noun)}`
  }
}

/** Of differences: `down by more than 5 points since the record before`, `5 bpm or more above own average`. */
function movedText(measure: Measure, { is, than }: Test, { days }: Around, scope: LineScope): string | undefined {
  const { aggregate } = measure
  if (typeof than !== 'number' || is === 'missing' || is === 'present' || is === 'between') return undefined
  const isDown = is === 'below' || is === 'at_most'
  const isOpen = is === 'below' || is === 'above'
  // "At least 0" and "above -5" are neither up nor down.
  if (than === 0 ? !isOpen : than < 0 !== isDown) return undefined
  const metric = metricNamed(measure.metric, scope)
  const amount = withUnit(
    plainNumber(Math.abs(than)),
    aggregate === 'change_percent' ? '%' : (metric?.differenceUnit ?? ''),
  )
  const since = BEHIND[aggregate]?.(measure, days) ?? ''
  if (aggregate === 'from_own_range' && than === 0) return `${isDown ? 'below' : 'above'} own usual range`
  if (aggregate === 'from_own_average') {
    const usual = since.replace(/^against /, '')
    const size = than === 0 ? '' : isOpen ? `over ${amount} ` : `${amount} or more `
    return `${size}${isDown ? 'below' : 'above'} ${usual}`
  }
  if (!['trend', 'halves', 'change', 'change_percent'].includes(aggregate)) return undefined
  const by =
    than === 0
      ? aggregate === 'change_percent'
        ? ' in percent'
        : ''
      : ` by ${isOpen ? 'more than' : 'at least'} ${amount}`
  return `${isDown ? 'down' : 'up'}${by} ${since}`
}
