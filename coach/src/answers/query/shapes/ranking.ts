import { counted } from '@corner/analytics/counted.ts'
import type { FactRow } from '@corner/analytics/query/facts.ts'
import type { Measure } from '@corner/contract/entities/query.ts'
import { nameMeasure, ordinal } from '../../../wording/measures.ts'
import { extremeWords, isClock, isCounted, labelOf, metricCalled, nounOf } from '../../../wording/metrics.ts'
import { isKnown } from '../../asked/look-up.ts'
import { capital, joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { boldName, plainName } from '../../phrases/names.ts'
import { sayLeftOut } from '../../values/left-out.ts'
import { caveatsOf } from '../caveats.ts'
import { writeLineFigure } from '../line-figure.ts'
import { saidOnce } from '../said-once.ts'
import { daysOf, type ShapeWriter, type Told } from '../told.ts'

/** How many of those behind the first are told, where only the first was asked for. */
const RUNNERS_UP = 2
/** More lines are no answer any more. */
const LINES = 40
/** So many who share a place are named. */
const TIED_NAMED = 6

/** Who has the most or the least, and how much. */
export const writeRanking: ShapeWriter = (told) => {
  const { query, facts } = told
  const [first] = facts.rows
  const caveats = caveatsOf(query, { isOfPeople: true, windowDays: facts.window.days })
  if (!first)
    return sentences(
      `Nobody has enough data ${daysOf(told).over} for this: ${nameMeasure(measureOf(told))}.`,
      sayLeftOut(facts.leftOut),
    )
  if (isOfNone(told)) return `Nobody has any ${nameMeasure(measureOf(told))}${overWhat(told)}.`
  const isOne = query.limit === 1 || query.place !== undefined
  if (!isOne)
    return paragraphs(writeList(told), sentences(query.limit === undefined && sayLeftOut(facts.leftOut), caveats))
  return paragraphs(writeFirst(told), writeRunnersUp(told), caveats)
}

/** Where the most is none, nobody is the first. */
const isOfNone = ({ query: { order, measures }, facts: { rows } }: Told): boolean =>
  order === 'highest' && COUNTS.includes(measures[0]?.aggregate ?? '') && rows[0]?.facts[0]?.value === 0

const measureOf = ({ query }: Told): Measure => query.measures[0] ?? { metric: 'recovery', aggregate: 'latest' }

function writeFirst(told: Told): string {
  const { rows } = told.facts
  const [first] = rows
  if (!first) return ''
  const names = rows.map(nameOf)
  const who = names.length > TIED_NAMED ? `**${counted(names.length, 'athlete')}**` : joinAnd(names.map(boldName))
  const place = told.query.place
  const verb = rows.length > 1 ? 'share' : 'has'
  const inPlace =
    place === undefined || place === 1
      ? verb
      : `${rows.length > 1 ? 'are' : 'is'} ${PLACES[place] ?? ordinal(place)} for`
  return `${who} ${inPlace} ${superlative(told)}${overWhat(told)}: ${boldFirst(writeFigures(first, told))}.`
}

const PLACES: Readonly<Record<number, string>> = { 2: 'second', 3: 'third' }

/** The answer itself is set off, and not what stands behind it in brackets. */
const boldFirst = (text: string): string => text.replace(/^[^(;]+?(?=( \(|;|$))/, (figure) => `**${figure}**`)

function writeRunnersUp(told: Told): string {
  const { rows, others } = told.facts
  if (told.query.place !== undefined) return ''
  const next = others.filter(({ place }) => place !== null).slice(0, RUNNERS_UP)
  if (next.length === 0 || rows.length > TIED_NAMED) return ''
  return `Next: ${next.map((row) => `${plainName(nameOf(row))} ${writeFigures(row, told)}`).join(', ')}.`
}

function writeList(told: Told): string {
  const { query, facts } = told
  const measure = measureOf(told)
  const { rows, others } = facts
  const asked = rows.slice(0, Math.min(query.limit ?? LINES, LINES))
  const alike = rows.length - asked.length
  const isOfLimit = query.limit !== undefined && query.limit < rows.length + others.length
  const order = query.order ?? 'highest'
  const words = isSpread(measure)
    ? { highest: 'largest', lowest: 'smallest' }
    : { highest: 'highest', lowest: 'lowest' }
  const head = `${capital(nameMeasure(measure))}${overWhat(told)}, ${extremeOf(measure, order) ?? words[order]} first`
  const count = isOfLimit
    ? `the first ${asked.length} of ${rows.length + others.length}`
    : counted(rows.length, 'athlete')
  const placed = asked.map((row) => `${row.place ?? 1}. ${boldName(nameOf(row))}: ${writeFigures(row, told)}`)
  const { said, told: lines } = saidOnce(placed)
  return paragraphs(
    `${head}, ${count}${said}:`,
    lines.join('\n'),
    alike > 0 &&
      (query.limit === undefined
        ? `And ${counted(alike, 'more athlete')}.`
        : `${counted(alike, 'more athlete')} ${alike === 1 ? 'has' : 'have'} the same value as the last of these.`),
  )
}

/** The figure that the order is by, and the others that were asked for. */
function writeFigures(row: FactRow, told: Told): string {
  const [first, ...others] = row.facts.filter(isKnown)
  if (!first) return 'no data'
  const texts = others.map(
    (fact) =>
      `${labelOf(fact.measure)} ${writeLineFigure(fact, told).replace(new RegExp(`^${labelOf(fact.measure)} `), '')}`,
  )
  return [rankedFigure(first, told), ...texts].join('; ')
}

/** A gap to the own average is told by its side alone: the sentence has said what it is a gap to. */
function rankedFigure(fact: Parameters<typeof writeLineFigure>[0], told: Told): string {
  return writeLineFigure(fact, told).replace(/ their own (average|normal range)/, '')
}

const nameOf = ({ group }: FactRow) => group.athlete?.name ?? ''

const isSpread = ({ aggregate }: Measure) => aggregate === 'range' || aggregate === 'deviation'
function extremeOf({ metric, aggregate }: Measure, order: 'highest' | 'lowest'): string | undefined {
  if (COUNTS.includes(aggregate)) return order === 'highest' ? 'most' : 'fewest'
  return LEVELS.includes(aggregate) ? extremeWords(metric)[order] : undefined
}
const COUNTS: readonly string[] = ['days', 'missing_days', 'count']
const LEVELS: readonly string[] = ['latest', 'mean', 'weighted_mean', 'median', 'min', 'max', 'percentile', 'sum']

/** `the lowest latest recovery`, `the most nights with sleep below 6 h`, `the largest drop in HRV`. */
function superlative(told: Told): string {
  const measure = measureOf(told)
  const { metric, aggregate } = measure
  const order = told.query.order ?? 'highest'
  const label = labelOf(measure)
  const name = nameMeasure(measure)
  const value = told.facts.rows[0]?.facts[0]?.value ?? 0
  switch (aggregate) {
    case 'consistency':
    case 'deviation':
    case 'range':
      return (aggregate === 'consistency') === (order === 'highest')
        ? `the steadiest ${label}`
        : `the most variable ${label}`
    case 'trend':
    case 'from_own_average':
      return `the largest gap ${value < 0 ? 'below' : 'above'} their own average in ${label}`
    case 'from_own_range':
      return value === 0
        ? `a ${label} inside their own normal range`
        : `the ${label} furthest ${value < 0 ? 'below' : 'above'} their own normal range`
    case 'change':
    case 'halves':
    case 'change_percent':
      if (value === 0) return `the ${order} change in ${label}`
      return value > 0 === (order === 'highest')
        ? `the largest ${value < 0 ? 'drop' : 'rise'} in ${label}`
        : `the smallest ${value < 0 ? 'drop' : 'rise'} in ${label}`
    case 'days':
    case 'missing_days':
      return `the ${order === 'highest' ? 'most' : 'fewest'} ${name}`
    case 'count':
      return `the ${order === 'highest' ? 'most' : 'fewest'} ${label} records`
    case 'longest_streak':
    case 'current_streak':
      return order === 'highest'
        ? `the ${name.replace('current run', 'longest current run')}`
        : `the shortest ${name.replace('longest ', '')}`
    case 'record_age':
      return `the ${order === 'highest' ? 'oldest' : 'newest'} last ${metric === 'any_record' ? 'record' : label}`
    case 'sum':
      return isCounted(metric) ? `the ${extremeWords(metric)[order]} ${label}` : `the ${order} ${name}`
    case 'min':
    case 'max':
      if (isCounted(metric)) return `the ${order} number of ${name}`
      if ((aggregate === 'max') === (order === 'highest')) return `the ${name}`
      return `the ${extremeWords(metric)[order]} ${aggregate === 'min' ? 'low' : 'peak'} of ${label}`
    case 'latest':
      return `the ${extremeWords(metric)[order]} ${daysOf(told).isOneDay || isClock(metric) || metricCalled(metric).unit === 'h' ? label : name}`
    case 'mean':
      return isCounted(metric)
        ? `the ${extremeWords(metric)[order]} ${label} a ${nounOf(metric)}`
        : `the ${extremeWords(metric)[order]} ${name}`
    default:
      return `the ${extremeWords(metric)[order]} ${name}`
  }
}

/** Latest values need no window; their day stands beside each. */
function overWhat(told: Told): string {
  const { days } = told.query
  const isNow = ['latest', 'change', 'current_streak', 'record_age'].includes(measureOf(told).aggregate)
  return isNow && days.window === undefined && days.where === undefined && days.weekdays === undefined
    ? ''
    : ` ${daysOf(told).over}`
}
