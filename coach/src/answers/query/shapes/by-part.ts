import { counted } from '@corner/analytics/numbers/counted.ts'
import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import type { FactRow } from '@corner/analytics/query/facts.ts'
import { type BoundUnit, unitsOf, writeBound } from '../../../wording/bounds.ts'
import { unitOf } from '../../../wording/figures.ts'
import { nameMeasure } from '../../../wording/measures.ts'
import { isCounted, labelOf } from '../../../wording/metrics.ts'
import { possessive } from '../../../wording/names.ts'
import { isKnown, type KnownFact } from '../../context/look-up.ts'
import { capital, joinAnd, paragraphs } from '../../phrases/lists.ts'
import { type AnswerInput, knownRows, measureOf, phraseDays, type ShapeWriter } from '../answer-input.ts'
import { caveatsOf } from '../caveats.ts'
import { writeFirst } from '../first-place.ts'
import { whose } from '../group-names.ts'
import { figuresOf, nameFigure } from '../line-figure.ts'
import { writeLines } from '../lines.ts'
import { noData } from '../no-data.ts'
import { firstIn, inPlace } from '../order-words.ts'
import { partName } from '../part-names.ts'

/** Figures by day, weekday, week or band, of one athlete or of several together. */
export const writeByPart: ShapeWriter = async (told) => {
  const { query, facts } = told
  const { order, limit, place, having } = query
  const rows = knownRows(told)
  const caveats = caveatsOf(query, { windowDays: facts.window.days })
  if (having) return paragraphs(writeMet(rows, told), caveats)
  if (rows.length === 0) return noData(told)
  if (order === undefined || (limit !== 1 && place === undefined))
    return paragraphs(writeLines(`${heading(rows, told)}${await onAverage(rows, told)}`, inLines(rows, told)), caveats)
  const first = firstIn(measureOf(told), order)
  return paragraphs(
    writeFirst(told, {
      nameOf: (row) => partName(row.group, told.context.scope.today),
      noun: partOf(told),
      verb: 'had',
      write: nameFigure,
      of: ofAthletes,
      what: `${owner(told)} ${inPlace(place)}${first} ${measureName(told)} ${phraseDays(told).over}`,
    }),
    caveats,
  )
}

const isOfOne = ({ query: { by = [] }, facts }: AnswerInput) => by.includes('athlete') && facts.people.length === 1

const owner = (told: AnswerInput) => {
  const [athlete] = told.facts.people
  return isOfOne(told) && athlete ? possessive(athlete.name) : whose(told)
}

const partOf = ({ query: { by = [] } }: AnswerInput): string => by.find((group) => group !== 'athlete') ?? 'day'

/** Newest days first, as on the athlete's page; weekdays and weeks in calendar order. */
function inLines(rows: readonly FactRow[], told: AnswerInput): string[] {
  const isOfDays = rows[0]?.group.day !== undefined && told.query.order === undefined
  return (isOfDays ? rows.toReversed() : rows).map(
    (row) =>
      `${capital(partName(row.group, told.context.scope.today))}: ${figuresOf(row, told, { write: nameFigure })}${ofAthletes(row)}`,
  )
}

const ofAthletes = ({ group, facts: [first] }: FactRow) =>
  first && group.athlete === undefined && first.athletes > 1 ? ` (${counted(first.athletes, 'athlete')})` : ''

/** For a single day, or the newest of some, the average is the value itself. */
function measureName(told: AnswerInput): string {
  const { measures, by = [] } = told.query
  const { metric, aggregate } = measureOf(told)
  if (measures.length > 1) return joinAnd([...new Set(measures.map(labelOf))])
  const isOfOneDay = by.includes('day') && isOfOne(told) && ['mean', 'sum'].includes(aggregate)
  const isOfCounts = isCounted(metric) && AGGREGATE_ENTRIES[aggregate].is === 'value'
  return aggregate === 'latest' || isOfOneDay || isOfCounts ? labelOf(measureOf(told)) : nameMeasure(measureOf(told))
}

function heading(rows: readonly FactRow[], told: AnswerInput): string {
  const { order, measures } = told.query
  const part = partOf(told) === 'band' ? 'color of recovery' : partOf(told)
  const head = `${capital(owner(told))} ${measureName(told)} by ${part} ${phraseDays(told).over}`
  const others = knownRows({ facts: { ...told.facts, rows: told.facts.others } }).length
  if (order)
    return `${head}, ${firstIn(measureOf(told), order)} first${others > 0 ? `, the first ${rows.length} of ${rows.length + others}` : ''}`
  const known = rows.map((row) => row.facts[0]).filter(isKnown)
  return known.length < 3 || measures.length > 1 ? head : `${head} ${runsFrom(known, told)}`
}

/** `runs from **50%** (Mondays) to **71%** (Thursdays)`. */
function runsFrom(known: readonly KnownFact[], told: AnswerInput): string {
  const sorted = known.toSorted((a, b) => a.value - b.value)
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (!least || !most) return ''
  if (nameFigure(least) === nameFigure(most)) return `is **${nameFigure(least)}** each time`
  const end = (fact: KnownFact) => `**${nameFigure(fact)}** (${partName(fact.group, told.context.scope.today)})`
  return `runs from ${end(least)} to ${end(most)}`
}

/** With the days of one athlete their average: `, on average **57%**`. */
async function onAverage(rows: readonly FactRow[], told: AnswerInput): Promise<string> {
  const { query, context } = told
  const { metric, aggregate } = measureOf(told)
  const isOfValues =
    query.by?.includes('day') && aggregate === 'mean' && !isCounted(metric) && query.measures.length === 1
  if (!isOfOne(told) || !isOfValues || query.order || query.against || rows.length < 3) return ''
  const { facts } = await context.toolbox.call('query', { ...query, by: ['athlete'] })
  const mean = facts.rows[0]?.facts[0]
  return isKnown(mean) ? `, on average **${nameFigure(mean)}**` : ''
}

/** Which days, weekdays or weeks meet a condition. */
function writeMet(rows: readonly FactRow[], told: AnswerInput): string {
  const { having, asks } = told.query
  if (!having) return ''
  const measure = measureOf(told)
  const { is } = AGGREGATE_ENTRIES[measure.aggregate]
  const unit = unitOf(measure)
  const units: BoundUnit =
    is === 'value'
      ? unitsOf(measure.metric)
      : { unit: unit === 'days' ? '' : unit, isClock: false, differenceUnit: unit }
  const what = `${owner(told)} ${nameMeasure(measure)}${is === 'days' ? ':' : ' was'} ${writeBound(having, units).replace(/^of /, '')}`
  const total = rows.length + knownRows({ facts: { ...told.facts, rows: told.facts.others } }).length
  const on = asks !== 'whether' ? 'On' : rows.length === 0 ? 'No: on' : 'Yes: on'
  const count = rows.length === 0 ? 'none' : String(rows.length)
  const noun = partOf(told) === 'band' ? 'day' : partOf(told)
  const head = `${on} **${count} of ${counted(total, noun)}** ${phraseDays(told).over}, ${what}`
  return rows.length === 0 ? `${head}.` : writeLines(head, inLines(rows, told))
}
