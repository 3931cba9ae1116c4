import { counted } from '@corner/analytics/numbers/counted.ts'
import type { Fact, FactRow } from '@corner/analytics/query/facts.ts'
import type { Measure } from '@corner/contract/entities/query.ts'
import { writeFigure } from '../../../wording/figures.ts'
import { areNamedTogether, nameMeasure, nameMeasures } from '../../../wording/measures.ts'
import { labelOf } from '../../../wording/metrics.ts'
import { plainName, possessive } from '../../../wording/names.ts'
import { isKnown } from '../../context/look-up.ts'
import { capital, paragraphs } from '../../phrases/lists.ts'
import { markdownTable } from '../../phrases/markdown-table.ts'
import { sayLeftOut } from '../../values/left-out.ts'
import { type AnswerInput, daysOfMeasure, isOfNow, knownRows, overDays, type ShapeWriter } from '../answer-input.ts'
import { asCsv } from '../csv.ts'
import { pairOf } from '../differences.ts'
import { withoutOwn } from '../line-figure.ts'
import { noData } from '../no-data.ts'
import { otherDays } from '../other-days.ts'
import { partName } from '../part-names.ts'

/** How many rows fit into an answer; the rest is in the step's rows. */
const ROWS = 60
/** More columns do not fit next to each other. */
const PIVOT_COLUMNS = 8
/** From so many figures on they are listed vertically. */
const UPRIGHT_FROM = 3

/** The cells of a table, its header first. */
type Cells = readonly (readonly string[])[]

/** Figures as a table, where one is asked for or there are two groupings. */
export const writeTable: ShapeWriter = (told) => {
  const { query, facts } = told
  const rows = knownRows(told)
  const [row] = rows
  if (!row) return noData(told)
  const isUpright = rows.length === 1 && query.measures.length >= UPRIGHT_FROM
  const [head = [], ...body] = pivot(rows, told) ?? (isUpright ? upright(row, told) : plain(rows, told))
  const isCsv = query.shown === 'csv'
  const [one, another] = facts.people
  const name = nameMeasures(query.measures)
  const whose = one && !another && query.by?.includes('athlete') ? `${possessive(one.name)} ${name}` : capital(name)
  const against = otherDays(told).replace(/^(on|over) /, '')
  return paragraphs(
    `${whose}${haveOwnDays(query) ? '' : overDays(told)}${against && `, against ${against}`}:`,
    isCsv ? asCsv(head, body) : markdownTable(head, body.slice(0, ROWS)),
    !isCsv && body.length > ROWS && `These are ${ROWS} of ${body.length} rows.`,
    query.shown === 'chart' && 'I cannot draw a chart here: the Analytics tab draws it.',
    sayWhoseSwing(rows),
    sayLeftOut(facts.leftOut),
  )
}

function cell(fact: Fact | undefined): string {
  if (!isKnown(fact)) return '–'
  // The number of values of all together, not the average number per athlete.
  const isOfAll = fact.measure.aggregate === 'count' && fact.athletes > 1 && fact.total !== null
  if (isOfAll) return writeFigure(fact.measure, fact.total ?? fact.value)
  return withoutOwn(writeFigure(fact.measure, fact.value, fact.athletes))
}

/** The variation of several athletes is not that between them. */
const sayWhoseSwing = (rows: readonly FactRow[]): string | false =>
  rows.some(({ facts }) => facts.some(({ measure, athletes }) => measure.aggregate === 'deviation' && athletes > 1)) &&
  "The standard deviation is each athlete's own from day to day, averaged; it is not the spread between athletes."

/** A cell of a table has no room for markdown. */
const nameCell = ({ group: { athlete } }: FactRow) => plainName(athlete?.name ?? 'Team').replace(/(?<!\\)\|/g, '\\|')

/** The figures of a row in the order of the measures, each with those it is compared with. */
const figureCells = ({ facts }: FactRow, told: AnswerInput): string[][] =>
  facts
    .slice(0, told.query.measures.length)
    .map((fact, place) => [
      `${cell(fact)}${athletesBehind(fact, facts)}`,
      ...(told.facts.against ? [cell(pairOf(fact, place, told.facts).other)] : []),
    ])

/** For a count of all together: how many have any, as known from the figure next to it. */
function athletesBehind({ measure, athletes }: Fact, facts: readonly Fact[]): string {
  const other = facts.find((one) => one.measure.aggregate !== 'count' && one.athletes > 1)
  return measure.aggregate === 'count' && athletes > 1 && other ? ` (${counted(other.athletes, 'athlete')})` : ''
}

const haveOwnDays = ({ measures }: AnswerInput['query']): boolean => measures.some(({ days }) => days !== undefined)

/** `Average HRV, last 7 days`, where the columns cover different days. */
function headOf(name: string, measure: Measure, told: AnswerInput): string {
  if (!haveOwnDays(told.query) || isOfNow(measure)) return name
  return `${name}, ${daysOfMeasure(measure, told).over.replace(/^over (the )?/, '')}`
}

/** A line per row: its parts, then its figures. */
function plain(rows: readonly FactRow[], told: AnswerInput): Cells {
  const { query, facts, context } = told
  const name = areNamedTogether(query.measures) ? labelOf : nameMeasure
  const hasName = rows.some(({ group }) => group.athlete) && (facts.people.length > 1 || rows.length === 1)
  const hasPart = rows.some(({ group }) => partName(group) !== '')
  const line = (place: string, who: string, part: string, figures: readonly string[][]) => [
    ...(query.order ? [place] : []),
    ...(hasName ? [who] : []),
    ...(hasPart ? [part] : []),
    ...figures.flat(),
  ]
  const heads = query.measures.map((measure) => [
    headOf(capital(name(measure)), measure, told),
    ...(facts.against ? ['Against'] : []),
  ])
  return [
    line('Place', 'Athlete', 'Days', heads),
    ...rows.map((row) =>
      line(String(row.place ?? ''), nameCell(row), partName(row.group, context.scope.today), figureCells(row, told)),
    ),
  ]
}

/** A single row with many figures becomes a line per figure. */
const upright = (row: FactRow, told: AnswerInput): Cells => [
  ['Figure', nameCell(row), ...(told.facts.against ? ['Against'] : [])],
  ...figureCells(row, told).map((cells, place) => [
    ...told.query.measures.slice(place, place + 1).map((measure) => capital(nameMeasure(measure))),
    ...cells,
  ]),
]

/** Athletes down, days across, for one figure each and few days. */
function pivot(rows: readonly FactRow[], { query, context }: AnswerInput): Cells | undefined {
  const { by = [], measures, against, order } = query
  if (by.length !== 2 || !by.includes('athlete') || measures.length > 1 || against || order) return undefined
  const partOf = ({ group }: FactRow) => partName(group, context.scope.today)
  const parts = [...new Map(rows.map((row) => [partOf(row), row.group.day ?? '']))]
    .toSorted(([, a], [, b]) => a.localeCompare(b))
    .map(([part]) => part)
  const athletes = [...Map.groupBy(rows, ({ group }) => group.athlete?.id).values()]
  if (Math.min(parts.length, athletes.length) > PIVOT_COLUMNS || athletes.length < 2) return undefined
  const lines = athletes.map((own) => [
    ...own.slice(0, 1).map(nameCell),
    ...parts.map((part) => cell(own.find((row) => partOf(row) === part)?.facts[0])),
  ])
  if (parts.length <= PIVOT_COLUMNS) return [['Athlete', ...parts], ...lines]
  return ['Days', ...parts].map((part, place) => [part, ...lines.map((line) => line[place] ?? '')])
}
