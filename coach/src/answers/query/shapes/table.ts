import type { Fact, FactRow } from '@corner/analytics/query/facts.ts'
import type { Measure } from '@corner/contract/entities/query.ts'
import { writeFigure } from '../../../wording/figures.ts'
import { areOfOneKind, nameMeasure, nameMeasures } from '../../../wording/measures.ts'
import { labelOf } from '../../../wording/metrics.ts'
import { isKnown } from '../../asked/look-up.ts'
import { capital, paragraphs, sentences } from '../../phrases/lists.ts'
import { plainName, possessive } from '../../phrases/names.ts'
import { sayLeftOut } from '../../values/left-out.ts'
import { nameGroupOf } from '../group-names.ts'
import { withoutOwn } from '../line-figure.ts'
import { otherDays } from '../other-days.ts'
import { partName } from '../part-names.ts'
import { daysOf, type ShapeWriter, type Told } from '../told.ts'

/** So many rows fit into an answer; the rest stands in the step's rows. */
const ROWS = 60
/** More columns than this do not fit beside each other. */
const PIVOT_COLUMNS = 8

/** Figures as a table, where one is asked for or two groups cross. */
export const writeTable: ShapeWriter = (told) => {
  const { query, facts } = told
  const rows = facts.rows.filter((row) => row.facts.some(isKnown))
  if (rows.length === 0)
    return sentences(
      `There is no ${[...new Set(query.measures.map(labelOf))].join(' or ')} data of ${nameGroupOf(told)} ${daysOf(told).over}.`,
      sayLeftOut(facts.leftOut),
    )
  const { head, body } = pivot(rows, told) ?? upright(rows, told) ?? plain(rows, told)
  const lines = [head, head.map(() => '---'), ...body.slice(0, ROWS)].map((cells) => `| ${cells.join(' | ')} |`)
  const [one, another] = facts.people
  const whose =
    one && !another && query.by?.includes('athlete')
      ? `${possessive(one.name)} ${nameMeasures(query.measures)}`
      : capital(nameMeasures(query.measures))
  const against = otherDays(told).replace(/^(on|over) /, '')
  const title = `${whose}${isNow(told) ? '' : ` ${daysOf(told).over}`}${against && `, against ${against}`}`
  return paragraphs(
    `${title}:`,
    lines.join('\n'),
    body.length > ROWS && `These are ${ROWS} of ${body.length} rows.`,
    query.shown === 'chart' && 'I cannot draw a chart here: the Analytics tab draws it.',
    sayLeftOut(facts.leftOut),
  )
}

const cell = (fact: Fact | undefined) =>
  isKnown(fact) ? withoutOwn(writeFigure(fact.measure, fact.value, fact.athletes)) : '–'

const isNow = ({ query: { measures, days } }: Told) =>
  days.window === undefined && days.where === undefined && measures.every(({ aggregate }) => aggregate === 'latest')
/** A line of a table has no room for marks of its own. */
const cellName = (name: string) => plainName(name).replace(/(?<!\\)\|/g, '\\|')

interface Cells {
  head: string[]
  body: string[][]
}

/** A line for each row: its parts, then its figures, and those it is held against. */
function plain(rows: readonly FactRow[], told: Told): Cells {
  const { query, facts, context } = told
  const hasPlace = query.order !== undefined
  const hasName = rows.some(({ group }) => group.athlete) && (facts.people.length > 1 || rows.length === 1)
  const hasPart = rows.some(({ group }) => partName(group) !== '')
  const others = facts.against?.rows ?? []
  const byId = new Map(others.flatMap((row) => row.facts.map((fact) => [fact.id, fact])))
  const otherOf = (fact: Fact, place: number) => {
    const difference = facts.differences.find(({ a }) => a === fact.id)
    return difference ? byId.get(difference.b) : others.length === 1 ? others[0]?.facts[place] : undefined
  }
  const name = (measure: Measure) => capital(areOfOneKind(query.measures) ? labelOf(measure) : nameMeasure(measure))
  return {
    head: [
      ...(hasPlace ? ['Place'] : []),
      ...(hasName ? ['Athlete'] : []),
      ...(hasPart ? ['Days'] : []),
      ...query.measures.flatMap((measure) => (facts.against ? [name(measure), 'Against'] : [name(measure)])),
    ],
    body: rows.map((row) => [
      ...(hasPlace ? [String(row.place ?? '')] : []),
      ...(hasName ? [cellName(row.group.athlete?.name ?? '')] : []),
      ...(hasPart ? [partName(row.group, context.scope.today)] : []),
      ...row.facts
        .slice(0, query.measures.length)
        .flatMap((fact, place) => (facts.against ? [cell(fact), cell(otherOf(fact, place))] : [cell(fact)])),
    ]),
  }
}

/** Of a single row with many figures a line each. */
function upright(rows: readonly FactRow[], told: Told): Cells | undefined {
  const { query, facts } = told
  const [row] = rows
  if (!row || rows.length > 1 || query.measures.length < UPRIGHT_FROM) return undefined
  const other = facts.against?.rows.length === 1 ? facts.against.rows[0] : undefined
  return {
    head: ['Figure', row.group.athlete ? cellName(row.group.athlete.name) : 'Team', ...(other ? ['Against'] : [])],
    body: row.facts
      .slice(0, query.measures.length)
      .map((fact, place) => [
        capital(nameMeasure(fact.measure)),
        cell(fact),
        ...(other ? [cell(other.facts[place])] : []),
      ]),
  }
}
const UPRIGHT_FROM = 3

/** Athletes down, days across, where that is one figure each and few days. */
function pivot(rows: readonly FactRow[], { query, context }: Told): Cells | undefined {
  const { by = [], measures, against, order } = query
  if (by.length !== 2 || !by.includes('athlete') || measures.length > 1 || against || order) return undefined
  const { today } = context.scope
  const parts = [...new Set(rows.map(({ group }) => partName(group, today)))]
  const names = [...new Map(rows.map(({ group }) => [group.athlete?.id ?? '', group.athlete?.name ?? '']))]
  if (Math.min(parts.length, names.length) > PIVOT_COLUMNS || names.length < 2) return undefined
  const days = [...new Map(rows.map(({ group }) => [partName(group, today), group.day ?? '']))]
    .toSorted(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([part]) => part)
  const of = (id: string, part: string) =>
    cell(rows.find(({ group }) => group.athlete?.id === id && partName(group, today) === part)?.facts[0])
  if (parts.length > PIVOT_COLUMNS)
    return {
      head: ['Days', ...names.map(([, name]) => cellName(name))],
      body: days.map((part) => [part, ...names.map(([id]) => of(id, part))]),
    }
  return {
    head: ['Athlete', ...days],
    body: names.map(([id, name]) => [cellName(name), ...days.map((part) => of(id, part))]),
  }
}
