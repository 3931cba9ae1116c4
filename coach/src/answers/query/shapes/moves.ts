import { counted } from '@corner/analytics/numbers/counted.ts'
import type { FactRow } from '@corner/analytics/query/facts.ts'
import type { Aggregate } from '@corner/contract/entities/query.ts'
import { isNoDifference } from '../../../wording/figures.ts'
import { nameMeasure } from '../../../wording/measures.ts'
import { boldName } from '../../../wording/names.ts'
import { bullets, capital, joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { sayLeftOut } from '../../values/left-out.ts'
import { type AnswerInput, measureOf, overDays } from '../answer-input.ts'
import { caveatsOf } from '../caveats.ts'
import { figuresOf } from '../line-figure.ts'

/** Figures that say which way somebody moved. */
const MOVES: readonly Aggregate[] = ['trend', 'halves', 'change', 'change_percent', 'from_own_average']
/** With fewer a list shows it at a glance. */
const MANY = 5
/** Up to this many at each end are given; the rest is in the step's rows. */
const TOLD = 5

/** Whether it is one change of each of many athletes. */
export const isOfMoves = (told: AnswerInput, rows: number): boolean =>
  rows > MANY && told.query.measures.length === 1 && MOVES.includes(measureOf(told).aggregate)

/** How many moved up and how many down, and who furthest each way. @param rows with a figure each */
export function writeMoves(rows: readonly FactRow[], told: AnswerInput): string {
  const { query, facts } = told
  const measure = measureOf(told)
  const figureOf = ({ facts: [fact] }: FactRow) => fact?.value ?? 0
  const ordered = rows.toSorted((a, b) => figureOf(b) - figureOf(a))
  const same = ordered.filter((row) => isNoDifference(measure, figureOf(row)))
  const [up, down] = [1, -1].map((way) => ordered.filter((row) => !same.includes(row) && way * figureOf(row) > 0))
  const line = (row: FactRow) =>
    `${boldName(row.group.athlete?.name ?? '')}: ${figuresOf(row, told).replace(/^(?:up|down) by /, '')}`
  const counts = [
    `**${counted(up?.length ?? 0, 'athlete')}** up`,
    `**${down?.length ?? 0}** down`,
    ...(same.length > 0 ? [`${same.length} about the same`] : []),
  ]
  const ends = [
    { name: 'Most up', some: up?.slice(0, TOLD) ?? [] },
    { name: 'Most down', some: down?.slice(-TOLD).toReversed() ?? [] },
  ].filter(({ some }) => some.length > 0)
  return paragraphs(
    `${capital(nameMeasure(measure))}${overDays(told)}: ${joinAnd(counts)}.`,
    ...ends.map(({ name, some }) => paragraphs(`${name}:`, bullets(some.map(line)))),
    sentences(sayLeftOut(facts.leftOut), caveatsOf(query, { isOfPeople: true, windowDays: facts.window.days })),
  )
}
