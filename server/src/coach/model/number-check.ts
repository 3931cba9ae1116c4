import { METRIC_NAMES, type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import { directionSaid } from './direction-said.ts'
import type { KnownNumber, KnownNumbers } from './known-numbers.ts'
import { metricsMeant, metricsNamed, namesUnmeasured } from './metrics-meant.ts'
import type { NumberUnit } from './number-units.ts'
import { personsMeant } from './persons-meant.ts'
import { daySaid, headOf, partWith, statisticSaid, unitOfHead } from './said-beside.ts'
import { type SaidNumber, saidNumbers } from './said-numbers.ts'

/** A number of an answer that nothing backs. */
export interface UnbackedNumber {
  raw: string
  sentence: string
  /**
   * `unknown`: no tool returned it; `other_person`: it is another athlete's; `other_way`: what fell is said to have risen;
   * `not_measured`: it was quoted, and is stated as a value; `other_statistic`: a mean is said to be of one record, or one record
   * to be a mean; `other_day`: it is of the record of another day.
   */
  why: 'unknown' | 'other_person' | 'not_measured' | 'other_way' | 'other_statistic' | 'other_day'
}

/** Strain and a ratio have no unit. */
const MEASURES: readonly NumberUnit[] = ['', '%', 'ms', 'bpm', 'h', 'min', 'points', 'other']
/** The metrics that are measured in a unit that several share. */
const METRICS_IN: Partial<Record<NumberUnit, readonly MetricName[]>> = Object.fromEntries(
  (['%', 'bpm'] as const).map((unit) => [unit, METRIC_NAMES.filter((name) => metricOf(name).unit === unit)]),
)
const NONE: ReadonlySet<MetricName> = new Set()
const COUNTED: readonly NumberUnit[] = ['count', 'part', 'window']
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
  const head = headOf(said, sentence, before)
  const number = said.unit === '' && head !== '' ? { ...said, unit: unitOfHead(head) } : said
  const metrics = metricsOf(number, sentence, head)
  const same = known.numbers.filter(
    (one) => isSame(number, one) && isOf(metrics, one) && isShare(number, one, sentence),
  )
  if (same.length === 0) return 'unknown'
  const way = directionSaid(said, sentence)
  if (way !== '' && same.every(({ isChange, value }) => isChange && (way === '+' ? value < 0 : value > 0)))
    return 'other_way'
  const persons = personsMeant(said, sentence, known.people, before)
  const fitting = same.filter(({ owner }) => owner === undefined || persons === undefined || persons.has(owner))
  if (fitting.length === 0) return 'other_person'
  if (!MEASURES.includes(number.unit)) return
  const measured = fitting.filter(
    (one) => !one.quoted && (one.owner !== undefined || mayBeOf(persons, known, one, sentence)),
  )
  if (measured.length === 0 || namesUnmeasured(partWith(said, sentence))) {
    // Beside an athlete the words have to stand at the number: "95 %, more than usual" states it.
    if (REFERS.test(persons === undefined ? sentence : partWith(said, sentence))) return
    // An article may be told without such a word, as long as nobody could take it for the team's own.
    const isTold =
      persons === undefined && fitting.some(({ quoted }) => quoted === 'read') && !OF_RECORDS.test(sentence)
    return isTold ? undefined : 'not_measured'
  }
  if (fitting.length > measured.length) return
  return otherRecord(said, measured, sentence, known.today)
}

/** Why none of the records' values is what the words beside the number say of it. */
function otherRecord(
  said: SaidNumber,
  measured: readonly KnownNumber[],
  sentence: string,
  today: string,
): UnbackedNumber['why'] | undefined {
  if (measured.every(({ owner }) => owner !== undefined) && isSaidOfTeam(said, sentence)) return 'other_person'
  const statistic = statisticSaid(said, sentence)
  const isOther = (one: KnownNumber) => one.statistic !== undefined && isContrary(statistic, one.statistic)
  if (statistic && measured.every(isOther)) return 'other_statistic'
  const day = daySaid(said, sentence, today)
  return day && measured.every(({ date }) => date !== undefined && !date.endsWith(day)) ? 'other_day' : undefined
}

/** The lowest of many is the latest of one: only the other end contradicts it. */
function isContrary(said: KnownNumber['statistic'], known: KnownNumber['statistic']): boolean {
  if (said === 'minimum') return known === 'maximum'
  return said === 'maximum' ? known === 'minimum' : said !== known
}

/** "The team is at 62 %", and not "the lowest of the team". */
function isSaidOfTeam({ index }: SaidNumber, sentence: string): boolean {
  return (
    /\b(?:team|squad)\b(?!.*\b(?:who|with|from|to)\b)[^\d.;,:()|]{0,40}$/i.test(sentence.slice(0, index)) &&
    !ONE_OF.test(sentence)
  )
}
const ONE_OF =
  /\b(?:lowest|highest|best|worst|top|bottom|leads?|led|range[sd]?|between|from|one|someone|each|every|only|most|least|athletes?)\b/i

/**
 * What the words beside a number allow it to be of: a column's head, else of a number without a unit the words of its part, and of
 * one whose unit several metrics share those in the sentence that are measured in it. Empty: anything.
 */
function metricsOf({ unit, index, end }: SaidNumber, sentence: string, head: string): ReadonlySet<MetricName> {
  const ofHead = MEASURES.includes(unit) ? metricsNamed(head) : NONE
  if (ofHead.size > 0) return ofHead
  if (unit === '') return metricsNamed(partWith({ index, end }, sentence))
  if (unit === 'points') return metricsMeant(sentence)
  const shared = METRICS_IN[unit]
  if (!shared) return NONE
  const near = metricsMeant(partWith({ index, end }, sentence))
  const named = near.size > 0 ? near : metricsMeant(sentence)
  return new Set([...named].filter((metric) => shared.includes(metric)))
}

/** "21 % more" is a share that a tool has to give as one: of a value it is no part. */
function isShare({ unit, end }: SaidNumber, { isChange, metric, quoted }: KnownNumber, sentence: string): boolean {
  return unit !== '%' || isChange || metric === undefined || Boolean(quoted) || !MORE.test(sentence.slice(end))
}
const MORE =
  /^[\s*_]*(?:%|percent)[\s*_]*(?:more|less|higher|lower|better|worse|longer|shorter|increase|decrease|of (?:his|her|their)\b)/i

/** Percents and beats are of several metrics: one of a metric that the words name, where they name any. */
function isOf(metrics: ReadonlySet<MetricName>, { metric }: KnownNumber): boolean {
  return metric === undefined || metrics.size === 0 || metrics.has(metric)
}

/** A team's number beside an athlete: of somebody whom a result named, where the sentence speaks of others, too. */
function mayBeOf(
  persons: ReadonlySet<string> | undefined,
  { named }: KnownNumbers,
  { metric, isDifference }: KnownNumber,
  sentence: string,
): boolean {
  if (persons === undefined) return true
  return [...persons].some((id) => named.has(id)) && (metric === undefined || isDifference || OF_OTHERS.test(sentence))
}
const OF_OTHERS = /\b(?:team|squad|group|everyone|everybody|others?|overall|teammates?|rest|all|both)\b/i

function knowsWord(words: ReadonlySet<string>, word: string): boolean {
  return words.has(word) || [...words].some((known) => known.length > word.length && known.endsWith(`-${word}`))
}

function isSame(said: SaidNumber, known: KnownNumber): boolean {
  const value = inUnitOf(said.unit, known)
  if (value === undefined) return false
  const slack = said.clock ? HALF_A_MINUTE : 0.5 * 10 ** -said.decimals
  if (Math.abs(Math.abs(value) - said.value) > slack + EPSILON) return false
  // A count is whole: 3.4 is no "3 athletes".
  if (COUNTED.includes(said.unit) && !Number.isInteger(value)) return false
  if (said.counts && known.counts && known.counts !== 'window' && said.counts !== known.counts) return false
  if (said.sign === '-') return value <= 0
  return said.sign === '' || value >= 0
}

/** The known value in the unit that was said; undefined: it measures something else. */
function inUnitOf(unit: NumberUnit, known: KnownNumber): number | undefined {
  if (unit === known.unit || unit === '') return known.value
  if (unit === 'h' && known.unit === 'min') return known.value / 60
  if (unit === 'min' && known.unit === 'h') return known.value * 60
  // How many times as much, and what the product does not measure, no field gives.
  if (unit === 'factor' || unit === 'other') return
  // The length of a time is one that was looked at or asked about, never any count.
  if (unit === 'window') return known.quoted === 'said' && isCountOrUnknown(known) ? known.value : undefined
  if (unit === 'part') return isCountOrUnknown(known) && !known.quoted ? known.value : undefined
  if (unit === 'count') return isCountOrUnknown(known) && known.quoted !== 'read' ? known.value : undefined
  // A difference of percents is in points; both may be said of a field that has no unit of its own.
  if (unit === 'points' && known.unit === '%') return known.value
  // Strain has none, and is no millisecond.
  return known.unit === '' && known.metric !== 'strain' ? known.value : undefined
}

function isCountOrUnknown({ unit }: KnownNumber): boolean {
  return unit === 'count' || unit === 'window' || unit === 'part' || unit === ''
}
