import type { FactRow } from '@corner/analytics/query/facts.ts'
import { nameMeasure, nameMeasures } from '../../../wording/measures.ts'
import { boldName, joinNames, possessive } from '../../../wording/names.ts'
import { isKnown } from '../../context/look-up.ts'
import { capital, paragraphs, sentences } from '../../phrases/lists.ts'
import { sayLeftOut } from '../../values/left-out.ts'
import { type AnswerInput, knownRows, measureOf, overDays, type ShapeWriter } from '../answer-input.ts'
import { caveatsOf } from '../caveats.ts'
import { comparedBy } from '../differences.ts'
import { figuresOf } from '../line-figure.ts'
import { writeLines } from '../lines.ts'
import { noData } from '../no-data.ts'
import { isOfLoadTolerance, writeLoadTolerance } from './load-tolerance.ts'
import { isOfMoves, writeMoves } from './moves.ts'

/** The same figures of several athletes, a line each; for two also their difference. */
export const writeAthletes: ShapeWriter = async (told) => {
  const { query, facts } = told
  const rows = knownRows(told)
  if (rows.length === 0) return noData(told)
  const bearing = isOfLoadTolerance(told) ? await writeLoadTolerance(told) : undefined
  if (bearing !== undefined) return bearing
  if (isOfMoves(told, rows.length)) return writeMoves(rows, told)
  const { some, none } = withoutZeros(rows, told)
  const heading = writeApart(told) ?? `${capital(nameMeasures(query.measures))}${overDays(told)}`
  return paragraphs(
    writeLines(
      heading,
      some.map((row) => `${boldName(nameOf(row))}: ${figuresOf(row, told)}`),
    ),
    none.length > 0 && `None: ${joinNames(none.map(nameOf))}.`,
    sentences(
      sayLeftOut(facts.leftOut),
      facts.ofDifferentMakers && query.measures.some(({ metric }) => metric === 'hrv') && MAKERS_APART,
      caveatsOf(query, { isOfPeople: true, windowDays: facts.window.days }),
    ),
  )
}

const nameOf = ({ group }: FactRow) => group.athlete?.name ?? ''

/** Of counts the highest come first, and athletes with none are put in a sentence. */
function withoutZeros(rows: readonly FactRow[], told: AnswerInput) {
  const isCount = told.query.measures.length === 1 && COUNTS.includes(measureOf(told).aggregate)
  if (!isCount || rows.length < 3) return { some: rows, none: [] }
  const value = ({ facts: [fact] }: FactRow) => fact?.value ?? 0
  return {
    some: rows.filter((row) => value(row) > 0).sort((a, b) => value(b) - value(a)),
    none: rows.filter((row) => value(row) === 0),
  }
}
const COUNTS: readonly string[] = ['days', 'missing_days', 'longest_streak', 'current_streak', 'count']

/** For two athletes: how much one is above the other. */
function writeApart(told: AnswerInput): string | undefined {
  const { query, facts } = told
  const [one, other] = facts.rows
  const [{ value = null, unit } = { unit: '' as const }] = facts.differences
  const fact = one?.facts[0]
  if (!one || !other || !isKnown(fact) || facts.rows.length > 2 || query.measures.length > 1 || value === null)
    return undefined
  const { size, than } = comparedBy({ value, unit }, fact.measure.metric)
  const what = `${possessive(nameOf(one))} ${nameMeasure(fact.measure)}${overDays(told)}`
  return `${what} is **${size}** ${than} ${possessive(nameOf(other))}`
}

const MAKERS_APART = 'Devices of several makers: compare HRV within one maker alone.'
