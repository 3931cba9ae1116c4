import { withUnit } from '@corner/analytics/numbers/rounding.ts'
import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import type { Condition, Measure } from '@corner/contract/entities/query.ts'
import { isOfNumbers, type Test, unitsOfFigure, writeBound, writeExact } from './bounds.ts'
import { howMany, numberOf, writeCount } from './counts.ts'
import { withArticle } from './english.ts'
import { joinWords, type MeasureWords, measureWords } from './measures.ts'
import { isCounted } from './metrics.ts'
import { nounOfTests, writeExistence, writeValueBound } from './tests.ts'

interface ConditionWords extends MeasureWords {
  /** It is countable: `a latest recovery below 34%`. */
  isThing?: true
}

/**
 * A condition after "has": `a latest recovery below 34%`, `at least 3 nights with sleep below 6 h`.
 * @param isOneDay a single day has no latest value: `a recovery below 34%`
 */
export function writeCondition({ measure, ...test }: Condition, isOneDay = false): string {
  const { metric, aggregate } = measure
  if (test.is === 'missing' || test.is === 'present') return writeExistence(metric, test.is)
  if (isOneDay && aggregate === 'missing_days' && /^(at least|more)/.test(howMany(test)))
    return writeExistence(metric, 'missing')
  const isNewestCount = isCounted(metric) && aggregate === 'latest'
  const words = conditionWords({ measure, ...test }, isOneDay || isNewestCount)
  return words.isThing ? withArticle(joinWords(words)) : joinWords(words)
}

/** The same in parts: `latest` `recovery below 34%`, `at least 3 nights with` `sleep below 6 h`. */
export function conditionWords({ measure, ...test }: Condition, isOneDay = false): ConditionWords {
  const words = measureWords(measure, isOneDay)
  const { metric, aggregate } = measure
  if (!isOfNumbers(test)) return bounded(words, measure, test)
  switch (AGGREGATE_ENTRIES[aggregate].is) {
    case 'days':
      return countedDays(words, measure, test)
    case 'difference':
      return difference(words, measure, test)
    case 'percent':
      if (aggregate === 'change_percent') return shifted(words, measure, test)
      if (aggregate !== 'share') return bounded(words, measure, test)
      return { before: '', what: words.what, behind: `on ${howMuch(test)} of ${nounOfTests(measure.test ?? [])}s` }
    case 'number':
      return aggregate === 'count' ? { ...words, before: howMany(test) } : bounded(words, measure, test)
    case 'value':
      if (!isCounted(metric) || words.before !== '') return bounded(words, measure, test)
      return { ...words, what: writeCount(test, words.what) }
  }
}

/** `latest` `recovery below 34%`, `HRV` `consistency of 80% or more`. */
function bounded({ before, what, behind }: MeasureWords, measure: Measure, test: Test): ConditionWords {
  const { metric, aggregate } = measure
  const isValue = AGGREGATE_ENTRIES[aggregate].is === 'value'
  const bound = isValue ? writeValueBound(metric, test) : writeBound(test, unitsOfFigure(measure))
  const isThing = true
  return behind === ''
    ? { before, what: `${what} ${bound}`, behind, isThing }
    : { before, what, behind: `${behind} ${bound}`, isThing }
}

function countedDays({ what }: MeasureWords, { aggregate, test: tests = [] }: Measure, test: Test): ConditionWords {
  const days = writeCount(test, 'days')
  if (aggregate === 'record_age') return { before: 'newest', what, behind: `${days} old`, isThing: true }
  if (aggregate === 'missing_days') return { before: `${days} without`, what, behind: '' }
  const run = { longest_streak: ' in a row', current_streak: ' in a row until now' }[aggregate as string] ?? ''
  return { before: `${writeCount(test, `${nounOfTests(tests)}s`)}${run} with`, what, behind: '' }
}

const howMuch = ({ is, than, and }: Test): string => {
  const bound = `${writeExact(numberOf(than))}%`
  const words = { below: 'less than', at_most: 'at most', above: 'more than', at_least: 'at least' } as const
  return is === 'between' ? `${bound} to ${writeExact(numberOf(and))}%` : `${words[is as keyof typeof words]} ${bound}`
}

function difference(words: MeasureWords, measure: Measure, test: Test): ConditionWords {
  const { aggregate } = measure
  if (aggregate === 'range' || aggregate === 'deviation') return bounded(words, measure, test)
  const isBeside = aggregate === 'from_own_average' || aggregate === 'from_own_range'
  return isBeside ? beside(words, measure, test) : shifted(words, measure, test)
}

/** `below their own average`, `over 5 bpm above their own average`, `within their own normal range`. */
function beside({ what, behind }: MeasureWords, measure: Measure, test: Test): ConditionWords {
  const own = behind.replace('against ', '')
  const { isUp, isNot, size } = moveOf(test, measure)
  // "Over 5 bpm", not "more than": the wording for a latest value compared with an average of other days.
  const amount = size.replace(/^more than/, 'over').replace(/^at least (.*)$/, '$1 or more')
  const side = [isNot && 'not', amount, isUp ? 'above' : 'below', own].filter(Boolean).join(' ')
  const isWithin = numberOf(test.than) === 0 && numberOf(test.and) === 0
  const between = isWithin ? `within ${own}` : `${betweenOf(test, measure)} from ${own}`
  return { before: '', what: `${what} ${test.is === 'between' ? between : side}`, behind: '', isThing: true }
}

/** `down`, `up by more than 5 points`, each followed by what it changed from. */
function shifted({ what, behind }: MeasureWords, measure: Measure, test: Test): ConditionWords {
  const { isUp, isNot, size } = moveOf(test, measure)
  const by = size === '' ? '' : ` by ${size}`
  const move = `${isNot ? 'not ' : ''}${isUp ? 'up' : 'down'}${by}`
  const text = test.is === 'between' ? `changed by ${betweenOf(test, measure)}` : move
  return { before: '', what: `${what} ${text}`, behind: by === '' ? behind : behind.replace('in percent ', '') }
}

const betweenOf = ({ than, and }: Test, measure: Measure) =>
  `${writeExact(numberOf(than))} to ${sizeText(numberOf(and), measure)}`

const sizeText = (size: number, measure: Measure) => withUnit(writeExact(size), unitsOfFigure(measure).unit)

/** The direction and size of a difference: `at least 0` is `not` down. */
function moveOf({ is, than }: Test, measure: Measure): { isUp: boolean; isNot: boolean; size: string } {
  const bound = numberOf(than)
  const isOver = is === 'above' || is === 'at_least'
  const orEqual = is === 'at_least' || is === 'at_most'
  if (bound === 0) return { isUp: isOver !== orEqual, isNot: orEqual, size: '' }
  const isOutward = bound > 0 === isOver
  const words = isOutward ? (orEqual ? 'at least' : 'more than') : orEqual ? 'at most' : 'less than'
  return { isUp: bound > 0, isNot: false, size: `${words} ${sizeText(Math.abs(bound), measure)}` }
}
