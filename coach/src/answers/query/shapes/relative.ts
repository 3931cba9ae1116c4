import { roundTo } from '@corner/analytics/numbers/rounding.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import { writeNumber } from '../../../wording/figures.ts'
import { nameMeasure } from '../../../wording/measures.ts'
import { labelOf } from '../../../wording/metrics.ts'
import { boldName, joinNames } from '../../../wording/names.ts'
import { isKnown } from '../../context/look-up.ts'
import { bullets, capital, joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { sayLeftOut } from '../../values/left-out.ts'
import { type AnswerInput, measureOf, phraseDays, type ShapeWriter } from '../answer-input.ts'
import { pairOf } from '../differences.ts'
import { nameFigure } from '../line-figure.ts'
import { noData } from '../no-data.ts'
import { otherDays } from '../other-days.ts'
import { WITHOUT_TODAY } from '../periods/finished.ts'
import { howManyNamed } from './how-many-named.ts'

/** Whether figures of athletes are asked for as a ratio to those of other days, or in percent of them. */
export const isRelative = ({ by = [], relative, against, measures }: Query): boolean =>
  relative !== undefined &&
  against !== undefined &&
  'days' in against &&
  by.join() === 'athlete' &&
  measures.length === 1

/** Averages of fewer nights are not compared. */
const FEW = 3
const NAMED = 5
/** Those nearest to a bound that nobody exceeds. */
const NEAREST = 3
const NO_LOAD =
  'Strain does not add up from day to day as minutes or weight do, so this is no true load ratio: a high one only says that the week was above the usual.'

interface Line {
  name: string
  /** As shown: 1.12 times, or -25 percent. */
  value: number
  text: string
}

/**
 * Each athlete's figure relative to their own on other days: who is beyond the given bound, else the furthest first.
 */
export const writeRelative: ShapeWriter = (told) => {
  const { query, facts, context } = told
  const { relative, asks } = query
  const isPercent = relative?.as === 'percent'
  const isDown = query.order === 'lowest'
  const withFigures = !NOT_FIGURES.test(context.message ?? '')
  const read = facts.rows.flatMap(({ group, facts: [fact] }): (Line & { isEnough: boolean })[] => {
    const { other, difference } = fact ? pairOf(fact, 0, facts) : { other: undefined, difference: undefined }
    if (!isKnown(fact) || !isKnown(other) || difference?.ratio === undefined) return []
    const value = isPercent ? roundTo((difference.ratio - 1) * 100, 0) : roundTo(difference.ratio, 2)
    const figures = withFigures ? ` (${nameFigure(fact)} against ${nameFigure(other)})` : ''
    const text = `${figureOf(value, isPercent)}${figures}`
    const isEnough = Math.min(fact.records, other.records) >= FEW
    return [{ name: group.athlete?.name ?? '', value, text, isEnough }]
  })
  const lines = read
    .filter(({ isEnough }) => isEnough)
    .toSorted((a, b) => (isDown ? a.value - b.value : b.value - a.value))
  if (lines.length === 0) return noData(told)
  const few = read.filter(({ isEnough }) => !isEnough).map(({ name }) => name)
  const { metric } = measureOf(told)
  const shown = asks === 'who' ? told.query.relative : undefined
  return paragraphs(
    shown?.above === undefined && shown?.below === undefined
      ? isPercent
        ? writeMost(lines, told)
        : writeAll(lines, told)
      : writeBeyondBound(lines, told),
    sentences(
      metric === 'strain' && !isPercent && NO_LOAD,
      told.isWithoutToday && WITHOUT_TODAY,
      few.length > 0 && `Not counted, fewer than ${FEW} nights on one side: ${joinNames(few)}.`,
      sayLeftOut(facts.leftOut),
    ),
  )
}
const NOT_FIGURES = /\b(not|no|instead of|rather than) (the )?(ms|milliseconds|bpm|beats|hours|points|raw)\b/i

const figureOf = (value: number, isPercent: boolean) =>
  isPercent ? `${value > 0 ? '+' : ''}${writeNumber(value, 0)}%` : writeNumber(value, 2)

/** `average strain of the 7 days from Nov 15 to Nov 21 against the 28 days from Oct 18 to Nov 14`. */
function what(told: AnswerInput): string {
  const [main, other] = [phraseDays(told).over, otherDays(told)].map((days) => days.replace(/^(on|over) /, ''))
  return `${nameMeasure(measureOf(told))} of ${main} against ${other}`
}

const lineOf = ({ name, text }: Line) => `${boldName(name)}: ${text}`

function writeAll(lines: readonly Line[], told: AnswerInput): string {
  const [first, second] = lines
  if (first && !second) return `${boldName(first.name)}: **${first.text}**, ${what(told)}.`
  return paragraphs(`Ratio of the ${what(told)}:`, bullets(lines.map(lineOf)))
}

/** The furthest in the asked direction, the first of them in the first sentence. */
function writeMost(lines: readonly Line[], told: AnswerInput): string {
  const isDown = told.query.order === 'lowest'
  const label = labelOf(measureOf(told))
  const along = lines.filter(({ value }) => (isDown ? value < 0 : value > 0))
  const [first, ...others] = along.slice(0, howManyNamed(told.context.message) ?? NAMED)
  if (!first) return `**Nobody's** ${label} is ${isDown ? 'down' : 'up'}: ${what(told)}.`
  return paragraphs(
    `${boldName(first.name)} has the biggest ${isDown ? 'drop' : 'rise'} in ${label}: **${first.text}**, ${what(told)}. In all **${along.length} of ${lines.length}** are ${isDown ? 'down' : 'up'}.`,
    others.length > 0 && paragraphs('Next:', bullets(others.map(lineOf))),
  )
}

function writeBeyondBound(lines: readonly Line[], told: AnswerInput): string {
  const { above, below, as } = told.query.relative ?? { as: 'ratio' }
  const isOver = ({ value }: Line) => (above !== undefined && value > above) || (below !== undefined && value < below)
  const beyond = lines.filter(isOver)
  const bound = joinAnd(
    [
      above === undefined ? '' : `above ${plain(above, as)}`,
      below === undefined ? '' : `below ${plain(below, as)}`,
    ].filter(Boolean),
  ).replace(' and ', ' or ')
  const isOfLow = above === undefined
  const nearest = (isOfLow ? lines.toSorted((a, b) => a.value - b.value) : lines).slice(0, NEAREST)
  const isEach = EACH.test(told.context.message ?? '')
  const verdict =
    beyond.length === 0
      ? `**Nobody** is ${bound}, by the ${what(told)}. The ${isOfLow ? 'lowest' : 'highest'}: ${joinAnd(nearest.map(({ name, value }) => `${boldName(name)} ${figureOf(value, as === 'percent')}`))}.`
      : `**${beyond.length} of ${lines.length}** ${beyond.length === 1 ? 'is' : 'are'} ${bound}, by the ${what(told)}${isEach ? `: ${joinNames(beyond.map(({ name }) => name))}.` : ':'}`
  if (isEach) return paragraphs(verdict, capital('each athlete:'), bullets(lines.map(lineOf)))
  return paragraphs(verdict, beyond.length > 0 && bullets(beyond.map(lineOf)))
}
const EACH = /\b(each|every|everyone|everybody|all|by|per)\b/i

const plain = (bound: number, as: 'ratio' | 'percent') => (as === 'percent' ? `${bound}%` : String(bound))
