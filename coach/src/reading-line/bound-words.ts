import type { Metric } from '@corner/analytics/metrics/metric.ts'
import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { Bound, DayTest } from '@corner/contract/entities/query.ts'
import { differenceText, isNumberOfThings, plainNumber, valueText } from './metric-words.ts'

export type Test = Pick<DayTest, 'is' | 'than' | 'and'>
type OwnBound = Exclude<Bound, number>

const OWN: Record<OwnBound['of'], string> = {
  own_average: 'own average',
  own_low: 'the low end of own range',
  own_high: 'the high end of own range',
  team_average: 'the team average',
}

/** `own average over 30 days plus 5 bpm`. */
export function boundText(bound: Bound, metric: Metric | undefined): string {
  if (typeof bound === 'number') return valueText(bound, metric)
  const { plus = 0, percent = 0 } = bound
  const added = [
    percent === 0 ? '' : ` ${percent < 0 ? 'minus' : 'plus'} ${plainNumber(Math.abs(percent))}%`,
    plus === 0 ? '' : ` ${plus < 0 ? 'minus' : 'plus'} ${differenceText(Math.abs(plus), metric)}`,
  ]
  return `${baseText(bound)}${added.join('')}`
}

const baseText = ({ of, days }: OwnBound) =>
  of === 'own_average' && days !== undefined ? `${OWN[of]} over ${days} ${days === 1 ? 'day' : 'days'}` : OWN[of]

/** What a value is held against: `below 6 h`, `in the red (below 34%)`, `more than 10% below own average`. */
export function valueTestText(name: string, test: Test, metric: Metric | undefined): string {
  return (
    (name === 'recovery' ? bandText(test) : undefined) ??
    beyondOwn(test, metric) ??
    comparisonText(test, (bound) => boundText(bound, metric), metric?.unit === 'clock' ? CLOCK : AMOUNT)
  )
}

/**
 * Whether there is any, where that is what is asked: `no workouts` for at most 0 of them, `any workouts` for at least 1; a missing
 * value is `no recovery`.
 */
export function noneOrAny({ is, than }: Test, metric: Metric | undefined, label: string): string | undefined {
  const isCounted = isNumberOfThings(metric)
  if (is === 'missing') return isCounted ? `no value of ${label}` : `no ${label}`
  if (is === 'present') return isCounted ? `a value of ${label}` : `any ${label}`
  if (!isCounted) return undefined
  if (is === 'at_most' && than === 0) return `no ${label}`
  return is === 'at_least' && than === 1 ? `any ${label}` : undefined
}

/** The bands of recovery have names. */
function bandText({ is, than, and }: Test): string | undefined {
  if (is === 'below' && than === CAUTION_FROM) return `in the red (below ${CAUTION_FROM}%)`
  if (is === 'at_least' && than === READY_FROM) return `in the green (${READY_FROM}% or more)`
  // No score lies between 66 and 67.
  const isYellow = is === 'between' && than === CAUTION_FROM && typeof and === 'number'
  if (isYellow && and > READY_FROM - 1 && and < READY_FROM)
    return `in the yellow (${CAUTION_FROM} to ${READY_FROM - 1}%)`
  return undefined
}

const SIDES = {
  below: { side: 'below', size: 'more than' },
  at_most: { side: 'below', size: 'at least' },
  above: { side: 'above', size: 'more than' },
  at_least: { side: 'above', size: 'at least' },
} as const

/** How people speak of an own or the team's value with something added: `more than 5 bpm above own average`. */
function beyondOwn({ is, than, and }: Test, metric: Metric | undefined): string | undefined {
  if (is === 'between') return isPlain(than, 'own_low') && isPlain(and, 'own_high') ? 'within own range' : undefined
  if (typeof than !== 'object' || is === 'missing' || is === 'present') return undefined
  if (is === 'below' && isPlain(than, 'own_low')) return 'below own range'
  if (is === 'above' && isPlain(than, 'own_high')) return 'above own range'
  const { plus = 0, percent = 0 } = than
  const { side, size } = SIDES[is]
  const amount = plus || percent
  if ((plus !== 0 && percent !== 0) || amount === 0 || amount < 0 !== (side === 'below')) return undefined
  const written = plus === 0 ? `${plainNumber(Math.abs(percent))}%` : differenceText(Math.abs(plus), metric)
  return `${size} ${written} ${side} ${baseText(than)}`
}

const isPlain = (bound: Bound | undefined, of: OwnBound['of']) =>
  typeof bound === 'object' && bound.of === of && !bound.plus && !bound.percent

export type ComparisonWords = Record<'below' | 'at_most' | 'above' | 'at_least', (bound: string) => string>

const AMOUNT: ComparisonWords = {
  below: (bound) => `below ${bound}`,
  at_most: (bound) => `at most ${bound}`,
  above: (bound) => `above ${bound}`,
  at_least: (bound) => `at least ${bound}`,
}

const CLOCK: ComparisonWords = {
  below: (bound) => `before ${bound}`,
  at_most: (bound) => `at ${bound} or earlier`,
  above: (bound) => `after ${bound}`,
  at_least: (bound) => `at ${bound} or later`,
}

/** `at least 3`, `between 2 and 4`; of a bound that is not there nothing. */
export function comparisonText(
  { is, than, and }: Test,
  write: (bound: Bound) => string,
  words: ComparisonWords = AMOUNT,
): string {
  if (is === 'missing') return 'missing'
  if (is === 'present') return 'known'
  const first = than === undefined ? '' : write(than)
  return is === 'between' ? `between ${first} and ${and === undefined ? '' : write(and)}` : words[is](first)
}
