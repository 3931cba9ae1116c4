import { counted } from '@corner/analytics/counted.ts'
import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import type { FactRow } from '@corner/analytics/query/facts.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import { type BoundUnit, unitsOf, writeBound } from '../../../wording/bounds.ts'
import { unitOf } from '../../../wording/figures.ts'
import { nameMeasure, ordinal } from '../../../wording/measures.ts'
import { isCounted, labelOf } from '../../../wording/metrics.ts'
import { bullets, capital, joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { possessive } from '../../phrases/names.ts'
import { caveatsOf } from '../caveats.ts'
import { nameGroupOf, whose } from '../group-names.ts'
import { nameFigure } from '../line-figure.ts'
import { sayNothing } from '../no-data.ts'
import { partName } from '../part-names.ts'
import { daysOf, isKnown, type KnownFact, type ShapeWriter, type Told } from '../told.ts'

/** So many lines fit into an answer; the rest stands in the step's rows. */
const LINES = 31
/** How many of those behind the first are told, where only the first was asked for. */
const RUNNERS_UP = 2

/** Figures by day, weekday, week or band, of one athlete or of several together. */
export const writeByPart: ShapeWriter = (told) => {
  const { query, facts } = told
  const rows = facts.rows.filter((row) => row.facts.some(isKnown))
  const caveats = caveatsOf(query, { windowDays: facts.window.days })
  const [athlete] = facts.people
  if (query.having) return paragraphs(writeMet(rows, told), caveats)
  if (rows.length === 0)
    return athlete && isOfOne(told)
      ? sayNothing(athlete, told)
      : `There is no ${labelsOf(query)} data of ${nameGroupOf(told)} ${daysOf(told).over}.`
  if (query.order && (query.limit === 1 || query.place !== undefined))
    return paragraphs(sentences(writeFirst(rows, told), writeNext(told)), caveats)
  return paragraphs(
    `${heading(rows, told)}:`,
    bullets(inLines(rows, told)),
    rows.length > LINES && `These are ${LINES} of ${rows.length}.`,
    caveats,
  )
}

const isOfOne = ({ query: { by = [] }, facts }: Told) => by.includes('athlete') && facts.people.length === 1
const labelsOf = ({ measures }: Query) => joinAnd([...new Set(measures.map(labelOf))])

const owner = (told: Told) => {
  const [athlete] = told.facts.people
  return isOfOne(told) && athlete ? possessive(athlete.name) : whose(told)
}

/** The newest days first, as on the athlete's page; weekdays and weeks as they follow each other. */
function inLines(rows: readonly FactRow[], told: Told): string[] {
  const isOfDays = rows[0]?.group.day !== undefined && told.query.order === undefined
  const ordered = isOfDays ? rows.toReversed() : rows
  return ordered
    .slice(0, LINES)
    .map((row) => `${capital(partName(row.group, told.context.scope.today))}: ${figuresOf(row, told)}`)
}

function figuresOf(row: FactRow, told: Told): string {
  const isSeveral = told.query.measures.length > 1
  const texts = row.facts.map((fact) => {
    if (!isKnown(fact)) return isSeveral ? `${labelOf(fact.measure)} no data` : 'no data'
    const text = nameFigure(fact)
    return isSeveral && !isCounted(fact.measure.metric) && !text.includes(labelOf(fact.measure))
      ? `${labelOf(fact.measure)} ${text}`
      : text
  })
  const [first] = row.facts
  const of =
    first && first.group.athlete === undefined && first.athletes > 1 ? ` (${counted(first.athletes, 'athlete')})` : ''
  return `${texts.join(', ')}${of}`
}

const measureName = ({ query: { measures } }: Told) => {
  const [first] = measures
  const isOfDay = (aggregate: string) => ['latest', 'mean', 'sum', 'min', 'max', 'median'].includes(aggregate)
  if (!first) return ''
  if (measures.length > 1) return joinAnd([...new Set(measures.map(labelOf))])
  return isOfDay(first.aggregate) && (first.aggregate === 'latest' || isCounted(first.metric))
    ? labelOf(first)
    : nameMeasure(first)
}

const BY = { day: 'by day', weekday: 'by weekday', week: 'by week', band: 'by color of recovery' } as const

function heading(rows: readonly FactRow[], told: Told): string {
  const part = (told.query.by ?? []).find((group) => group !== 'athlete')
  const name = oneDayName(told)
  const known = rows.map((row) => row.facts[0]).filter(isKnown)
  const head = `${capital(owner(told))} ${name} ${part ? BY[part] : ''} ${daysOf(told).over}`
  const { order, limit } = told.query
  if (order)
    return `${head}, ${order} first${limit ? `, the first ${rows.length} of ${rows.length + valued(told.facts.others)}` : ''}`
  return known.length < 3 || told.query.measures.length > 1 ? head : `${head} ${runsFrom(known, told)}`
}

const valued = (rows: readonly FactRow[]) => rows.filter((row) => row.facts.some(isKnown)).length

/** Of one athlete's single days a mean is the value itself. */
const oneDayName = (told: Told) => {
  const [first] = told.query.measures
  const isOfDays = told.query.by?.includes('day') === true && isOfOne(told)
  return isOfDays && told.query.measures.length === 1 && first && ['latest', 'mean', 'sum'].includes(first.aggregate)
    ? labelOf(first)
    : measureName(told)
}

/** `runs from **50%** (Mondays) to **71%** (Thursdays)`. */
function runsFrom(known: readonly KnownFact[], told: Told): string {
  const sorted = known.toSorted((a, b) => a.value - b.value)
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (!least || !most) return ''
  const { today } = told.context.scope
  if (nameFigure(least) === nameFigure(most)) return `is **${nameFigure(least)}** each time`
  return `runs from **${nameFigure(least)}** (${partName(least.group, today)}) to **${nameFigure(most)}** (${partName(most.group, today)})`
}

/** The one day, weekday or week that was asked for. */
function writeFirst(rows: readonly FactRow[], told: Told): string {
  const { query, context } = told
  const [first] = rows
  if (!first) return ''
  const parts = rows.map((row) => `**${partName(row.group, context.scope.today)}**`)
  const word = query.order === 'lowest' ? 'lowest' : 'highest'
  const name = oneDayName(told).replace(/^latest /, '')
  const place = query.place !== undefined && query.place > 1 ? `${ordinal(query.place)} ` : ''
  const [, figures = '', athletes = ''] = /^(.*?)( \(\d+ athletes?\))?$/.exec(figuresOf(first, told)) ?? []
  return `${joinAnd(parts)} ${rows.length > 1 ? 'share' : 'had'} ${owner(told)} ${place}${word} ${name} ${daysOf(told).over}: **${figures}**${athletes}.`
}

function writeNext(told: Told): string {
  const { others } = told.facts
  const next = others.filter(({ place }) => place !== null).slice(0, RUNNERS_UP)
  if (next.length === 0 || told.query.place !== undefined) return ''
  return `Next: ${next.map((row) => `${partName(row.group, told.context.scope.today)} ${figuresOf(row, told)}`).join(', ')}.`
}

/** Which days, weekdays or weeks meet what was asked of them. */
function writeMet(rows: readonly FactRow[], told: Told): string {
  const { query, facts } = told
  const [measure] = query.measures
  if (!measure || !query.having) return ''
  const units: BoundUnit = ['latest', 'mean', 'min', 'max', 'sum', 'median'].includes(measure.aggregate)
    ? unitsOf(measure.metric)
    : { unit: unitOf(measure) === 'days' ? '' : unitOf(measure), isClock: false, differenceUnit: unitOf(measure) }
  const isOfDays = AGGREGATE_ENTRIES[measure.aggregate].is === 'days'
  const what = `${nameMeasure(measure)}${isOfDays ? ':' : ' was'} ${writeBound(query.having, units).replace(/^of /, '')}`
  const total = rows.length + valued(facts.others)
  const noun = nounOfPart(query)
  if (rows.length === 0)
    return `${query.asks === 'whether' ? 'No: on' : 'On'} **none of ${counted(total, noun)}** ${daysOf(told).over}, ${owner(told)} ${what}.`
  return paragraphs(
    `${query.asks === 'whether' ? 'Yes: on' : 'On'} **${rows.length} of ${counted(total, noun)}** ${daysOf(told).over}, ${owner(told)} ${what}:`,
    bullets(inLines(rows, told)),
  )
}

const nounOfPart = ({ by = [] }: Query): string => {
  const part = by.find((group) => group !== 'athlete')
  return part === 'weekday' ? 'weekday' : part === 'week' ? 'week' : 'day'
}
