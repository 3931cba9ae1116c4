import type { MetricName } from '@corner/analytics/metric-catalogue.ts'
import { directionSaid } from './direction-said.ts'
import type { KnownNumber, KnownNumbers } from './known-numbers.ts'
import { metricsMeant } from './metrics-meant.ts'
import { personsMeant } from './persons-meant.ts'
import { type NumberUnit, type SaidNumber, saidNumbers } from './said-numbers.ts'

/** A number of an answer that nothing backs. */
export interface UnbackedNumber {
  raw: string
  sentence: string
  /**
   * `unknown`: no tool returned it; `other_person`: it is another athlete's; `other_way`: what fell is said to have risen;
   * `not_measured`: it was quoted, and is stated as a value.
   */
  why: 'unknown' | 'other_person' | 'not_measured' | 'other_way'
}

/** Strain and a ratio have no unit. */
const MEASURES: readonly NumberUnit[] = ['', '%', 'ms', 'bpm', 'h', 'min', 'points']
const OF_SEVERAL_METRICS: ReadonlySet<NumberUnit> = new Set(['%', 'points', 'bpm'])
const NONE: ReadonlySet<MetricName> = new Set()
const HALF_A_MINUTE = 0.5 / 60
const EPSILON = 1e-9

/** Words with which a sentence compares, advises, supposes or cites: beside them a number need not be a measured one. */
const REFERS =
  /\b(?:below|under|less|fewer|lower|above|over|more|higher|greater|least|most|than|beyond|within|between|threshold|limit|line|cut-?off|target|goal|aim|needs?|recommend\w*|advis\w*|should|guideline|rule|range|zone|band|scale|typical\w*|usually|norm\w*|if|would|when|up to|you (?:said|asked|mentioned|gave)|someone|somebody|an athlete with|out of|call|text|phone|studies|study|research|evidence)\b|[<>≤≥]|\/knowledge\//i

/** Words with which a sentence speaks of the team's records. */
const OF_RECORDS =
  /\b(?:team|squad|your|yours|my|their|his|her|today|yesterday|tonight|last night|this (?:week|morning)|now|currently|latest|newest|average[sd]?|recovery is|is at|are at)\b/i

/**
 * The first number of a sentence (or a line) that is not backed by what the tools returned, or undefined. A number is backed by one
 * that rounds to it, in the same unit where both say theirs, of the athlete beside whom it stands.
 * @param before the text that was said before it, for whom a sentence without a name may be about
 */
export function findUnbacked(sentence: string, known: KnownNumbers, before = ''): UnbackedNumber | undefined {
  for (const said of saidNumbers(known.withoutNames(sentence))) {
    const why = judge(said, sentence, known, before)
    if (why) return { raw: said.raw, sentence: sentence.trim(), why }
  }
  return
}

function judge(
  said: SaidNumber,
  sentence: string,
  known: KnownNumbers,
  before: string,
): UnbackedNumber['why'] | undefined {
  if (said.kind !== 'number') return knowsWord(known.words, said.word) ? undefined : 'unknown'
  const metrics = OF_SEVERAL_METRICS.has(said.unit) ? metricsMeant(sentence) : NONE
  const same = known.numbers.filter((number) => isSame(said, number) && isOf(metrics, number))
  if (same.length === 0) return 'unknown'
  const way = directionSaid(said, sentence)
  if (way !== '' && same.every(({ isChange, value }) => isChange && (way === '+' ? value < 0 : value > 0)))
    return 'other_way'
  const persons = personsMeant(said, sentence, known.people, before)
  const fitting = same.filter(({ owner }) => owner === undefined || persons === undefined || persons.has(owner))
  if (fitting.length === 0) return 'other_person'
  const isMeasured = fitting.some(({ quoted, owner }) => !quoted && (owner !== undefined || mayBeOf(persons, known)))
  if (isMeasured || !MEASURES.includes(said.unit) || REFERS.test(sentence)) return
  // An article may be told without such a word, as long as nobody could take it for the team's own.
  const isTold = persons === undefined && fitting.some(({ quoted }) => quoted === 'read') && !OF_RECORDS.test(sentence)
  return isTold ? undefined : 'not_measured'
}

/** Percents and beats are of several metrics: one of a metric that the sentence names, where it names any. */
function isOf(metrics: ReadonlySet<MetricName>, { metric }: KnownNumber): boolean {
  return metric === undefined || metrics.size === 0 || metrics.has(metric)
}

/** A team's number beside an athlete whom no result named says something of them that nobody looked up. */
function mayBeOf(persons: ReadonlySet<string> | undefined, { named }: KnownNumbers): boolean {
  return persons === undefined || [...persons].some((id) => named.has(id))
}

function knowsWord(words: ReadonlySet<string>, word: string): boolean {
  return words.has(word) || [...words].some((known) => known.length > word.length && known.endsWith(`-${word}`))
}

function isSame(said: SaidNumber, known: KnownNumber): boolean {
  const value = inUnitOf(said.unit, known)
  if (value === undefined) return false
  const slack = said.clock ? HALF_A_MINUTE : 0.5 * 10 ** -said.decimals
  if (Math.abs(Math.abs(value) - said.value) > slack + EPSILON) return false
  // A count is whole: 3.4 is no "3 athletes".
  if ((said.unit === 'count' || said.unit === 'window') && !Number.isInteger(value)) return false
  if (said.sign === '-') return value <= 0
  return said.sign === '' || value >= 0
}

/** The known value in the unit that was said; undefined: it measures something else. */
function inUnitOf(unit: NumberUnit, known: KnownNumber): number | undefined {
  if (unit === known.unit || unit === '') return known.value
  if (unit === 'h' && known.unit === 'min') return known.value / 60
  if (unit === 'min' && known.unit === 'h') return known.value * 60
  // The length of a time is one that was looked at or asked about, never any count.
  if (unit === 'window') return known.quoted === 'said' && isCountOrUnknown(known) ? known.value : undefined
  if (unit === 'count') return isCountOrUnknown(known) && known.quoted !== 'read' ? known.value : undefined
  // A difference of percents is in points; both may be said of a field that has no unit of its own.
  if (unit === 'points' && known.unit === '%') return known.value
  return known.unit === '' ? known.value : undefined
}

function isCountOrUnknown({ unit }: KnownNumber): boolean {
  return unit === 'count' || unit === 'window' || unit === ''
}
