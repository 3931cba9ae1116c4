import { counted } from '@corner/analytics/counted.ts'
import type { Difference, Fact, FactRow } from '@corner/analytics/query/facts.ts'
import { roundTo, withUnit } from '@corner/analytics/rounding.ts'
import type { Measure } from '@corner/contract/entities/query.ts'
import { withArticle } from '../../../wording/english.ts'
import { writeNumber } from '../../../wording/figures.ts'
import { nameMeasure, nameMeasures } from '../../../wording/measures.ts'
import { extremeWords, isClock, labelOf } from '../../../wording/metrics.ts'
import { bullets, capital, paragraphs, sentences } from '../../phrases/lists.ts'
import { boldName, possessive } from '../../phrases/names.ts'
import { writeBeyond } from '../beyond.ts'
import { caveatsOf } from '../caveats.ts'
import { arePicked, detailOf, recordsOf } from '../details.ts'
import { isOfTeam, nameGroupOf, namePeople, whose } from '../group-names.ts'
import { sayLeftOut } from '../left-out.ts'
import { nameFigure } from '../line-figure.ts'
import { otherDays } from '../other-days.ts'
import { partName } from '../part-names.ts'
import { daysOf, isKnown, type KnownFact, type ShapeWriter, type Told } from '../told.ts'

/** More lines are no answer any more. */
const LINES = 40

/** The same figures beside those of other days, of other people, or of the team: how far apart, and both. */
export const writeComparison: ShapeWriter = (told) => {
  const { query, facts } = told
  const beyond = writeBeyond(told)
  if (beyond !== undefined) return beyond
  const pairs = pairsOf(told)
  const isOne = facts.rows.length === 1
  const makers =
    facts.ofDifferentMakers &&
    'Their devices are of different makers, whose scores are not alike: no difference is taken.'
  const caveats = caveatsOf(query, { isOfPeople: query.against !== undefined && !('days' in query.against) })
  if (pairs.every(({ fact, other }) => !isKnown(fact) && !isKnown(other)))
    return sentences(
      `There is no ${[...new Set(query.measures.map(labelOf))].join(' or ')} data to compare ${daysOf(told).over}.`,
    )
  if (isOne && query.measures.length === 1 && pairs[0]) return sentences(writePair(pairs[0], told), makers, caveats)
  const lines = pairs.slice(0, LINES).map((pair) => writeLine(pair, told, isOne))
  const more = pairs.length > LINES && `And ${counted(pairs.length - LINES, 'more line')}.`
  return paragraphs(
    `${heading(told)}:`,
    bullets(lines),
    more,
    sentences(makers, query.asks === 'who' && sayLeftOut(facts.leftOut), caveats),
  )
}

interface Pair {
  row: FactRow
  fact: Fact | undefined
  other: Fact | undefined
  /** First minus second. */
  difference: Difference | undefined
}

/** Each figure with the one it is held against; where there is one other row, it is held against by all. */
function pairsOf({ facts }: Told): Pair[] {
  const others = facts.against?.rows ?? []
  const byId = new Map(others.flatMap((row) => row.facts.map((fact) => [fact.id, fact])))
  return facts.rows.flatMap((row) =>
    row.facts.map((fact, place) => {
      const difference = facts.differences.find(({ a }) => a === fact.id)
      const single = others.length === 1 ? others[0]?.facts[place] : undefined
      return { row, fact, difference, other: difference ? byId.get(difference.b) : single }
    }),
  )
}

/** One figure against one other. */
function writePair({ row, fact, other, difference }: Pair, told: Told): string {
  if (!fact) return ''
  const { query } = told
  const sides = sidesOf(told, row)
  const isOfDays = query.against !== undefined && 'days' in query.against
  const name = isOfDays ? nameOfMeasure(fact.measure) : nameMeasure(fact.measure)
  const both = `${isOfDays ? '' : `${sides.first}: `}${figure(fact)}${sides.firstDays}${details(fact, told)}, against ${isOfDays ? '' : `${sides.second} `}${other ? figure(other) : 'no data'}${sides.secondDays}${other ? details(other, told) : ''}`
  if (!isKnown(fact) || !isKnown(other) || !difference || difference.value === null)
    return `${capital(sides.whose)} ${name}: ${both}.`
  if (isOfDays) return `${capital(sides.whose)} ${name} is **${movedBy(difference, fact)}**: ${both}.`
  const apart = comparedBy(difference, fact)
  const values = `${figure(fact)}${details(fact, told)} against ${figure(other)}${details(other, told)}`
  if (!row.group.athlete && !isOfTeam(query.who))
    return `${capital(sides.first)} have ${withArticle(name)} **${apart.size}** ${apart.than} ${sides.second}: ${values}${sides.over}.`
  return `${capital(sides.whose)} ${name} is **${apart.size}** ${apart.than} ${sides.secondWhose}: ${values}${sides.over}.`
}

const figure = (fact: Fact) => (isKnown(fact) ? nameFigure(fact) : 'no data')
/** "Latest" of two stretches is the last of each. */
const nameOfMeasure = (measure: Measure) => nameMeasure(measure)

function details(fact: Fact, { query, context }: Told): string {
  const { today } = context.scope
  if (!isKnown(fact)) return ''
  if (fact.group.athlete === undefined) return ` (${counted(fact.athletes, 'athlete')})`
  if (OF_DAYS.includes(fact.measure.aggregate) || fact.window.from === fact.window.until) return ''
  if (fact.date !== null) return detailOf(fact, today)
  const isPicked =
    arePicked(query.days) || (query.against !== undefined && 'days' in query.against && arePicked(query.against.days))
  return ` (${recordsOf(fact, isPicked)})`
}
const OF_DAYS: readonly string[] = [
  'days',
  'share',
  'missing_days',
  'record_age',
  'longest_streak',
  'current_streak',
  'count',
]

function sidesOf(told: Told, row: FactRow) {
  const { query, facts } = told
  const { against } = query
  const { athlete } = row.group
  const part = partName(row.group)
  const owner = athlete ? possessive(athlete.name) : whose(told)
  const first = athlete ? boldName(athlete.name) : nameGroupOf(told)
  const over = isNow(told) ? '' : ` ${daysOf(told).over}`
  const days = otherDays(told)
  const names = facts.against?.people.map(({ name }) => name) ?? []
  const second = against && 'who' in against ? namePeople(against.who, names, told) : 'the team'
  const isName = against && 'who' in against && against.who.ids?.length === 1
  return {
    whose: part === '' ? owner : `${owner} ${part}`,
    first,
    second,
    firstDays: days === '' || isNow(told) ? '' : ` ${daysOf(told).over}`,
    secondDays: days === '' ? '' : ` ${days}`,
    secondWhose: isName ? `that of ${second}` : second === 'the team' ? "the team's" : `that of ${second}`,
    over: days === '' ? over : '',
  }
}

const isNow = ({ query: { measures, days } }: Told) =>
  days.window === undefined &&
  days.weekdays === undefined &&
  days.where === undefined &&
  measures.every(({ aggregate }) => aggregate === 'latest')

/** `down by 5.1 points`. */
function movedBy({ value, unit }: Difference, { measure }: Fact): string {
  const size = sizeOf(value ?? 0, unit)
  if (size === undefined) return 'about the same'
  if (isClock(measure.metric)) return `${size} ${(value ?? 0) < 0 ? 'earlier' : 'later'}`
  return `${(value ?? 0) < 0 ? 'down' : 'up'} by ${size}`
}

/** `12.3 points lower` and `than`. */
function comparedBy({ value, unit }: Difference, { measure }: Fact) {
  const size = sizeOf(value ?? 0, unit)
  if (size === undefined) return { size: 'about the same', than: 'as' }
  const words = extremeWords(measure.metric)
  return { size: `${size} ${(value ?? 0) < 0 ? words.lower : words.higher}`, than: 'than' }
}

function sizeOf(value: number, unit: string): string | undefined {
  if (roundTo(value, 1) === 0) return undefined
  const isWhole = unit === 'days' && Number.isInteger(value)
  const decimals = isWhole ? 0 : 1
  const number = writeNumber(Math.abs(value), decimals)
  return withUnit(number, unit === 'days' && number === '1' ? 'day' : unit)
}

function heading(told: Told): string {
  const { query, facts } = told
  const { against } = query
  const [row] = facts.rows
  const one =
    facts.rows.length === 1 && row
      ? `${row.group.athlete ? boldName(row.group.athlete.name) : capital(nameGroupOf(told))}`
      : capital(nameMeasures(query.measures))
  const over = isNow(told) ? '' : ` ${daysOf(told).over}`
  if (against && 'days' in against) return `${one}${over}, against ${otherDays(told).replace(/^(on|over) /, '')}`
  const names = facts.against?.people.map(({ name }) => name) ?? []
  return `${one}${over}, against ${against && 'who' in against ? namePeople(against.who, names, told) : 'the team'}`
}

/** `Ann Ash: 55% against 60% (down by 5.1 points)`. */
function writeLine({ row, fact, other, difference }: Pair, told: Told, isOne: boolean): string {
  if (!fact) return ''
  const { query } = told
  const isSeveral = query.measures.length > 1
  const part = partName(row.group)
  const name = row.group.athlete && !isOne ? boldName(row.group.athlete.name) : ''
  const parts = [
    name,
    part,
    isSeveral || (name === '' && part === '') ? capitalIf(name === '' && part === '', nameMeasure(fact.measure)) : '',
  ]
  const head = parts.filter(Boolean).join(', ')
  const isOfDays = query.against !== undefined && 'days' in query.against
  const apart = isKnown(fact) && isKnown(other) && difference?.value != null
  const difference_ = apart ? ` (${isOfDays ? movedBy(difference, fact) : comparedBy(difference, fact).size})` : ''
  return `${head}: ${figure(fact as KnownFact)} against ${other ? figure(other) : 'no data'}${difference_}`
}

const capitalIf = (isFirst: boolean, text: string) => (isFirst ? capital(text) : text)
