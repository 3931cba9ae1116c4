import { isOneDay } from '../../../wording/days.ts'
import { writeFigure } from '../../../wording/figures.ts'
import { labelOf } from '../../../wording/metrics.ts'
import { possessive } from '../../../wording/names.ts'
import { finishedDays } from '../../context/finished-days.ts'
import { isKnown, lookUp } from '../../context/look-up.ts'
import { sentences } from '../../phrases/lists.ts'
import type { AnswerInput } from '../answer-input.ts'
import { withRelatedFigures } from '../related-figures.ts'
import { SENTENCES } from '../sentences/every-sentence.ts'
import { sentenceParts } from '../sentences/sentence-parts.ts'

/** Whether the newest strain of one athlete is asked for, and it is of today. */
export function isRunning({ query: { measures, days, asks }, facts: { rows }, context }: AnswerInput): boolean {
  const [measure, second] = measures
  const [fact] = rows[0]?.facts ?? []
  return (
    second === undefined &&
    measure?.metric === 'strain' &&
    measure.aggregate === 'latest' &&
    measure.days === undefined &&
    days.where === undefined &&
    asks !== 'when' &&
    !(days.window && isOneDay(days.window)) &&
    fact?.date === context.scope.today
  )
}

/** Today's strain so far, held against nothing; then that of the last finished day against the average of finished days. */
export async function writeRunning(told: AnswerInput): Promise<string> {
  const { query, facts, context } = told
  const [row] = facts.rows
  const [fact] = row?.facts ?? []
  if (!row?.group.athlete || !isKnown(fact)) return ''
  const finished = { ...query, days: finishedDays('strain', query.days, context.scope) }
  const read = await lookUp(withRelatedFigures(finished), context)
  const [before] = read.rows
  const [latest] = before?.facts ?? []
  const about = before && latest && sentenceParts(latest, before, { ...told, query: finished, facts: read })
  return sentences(
    `${possessive(row.group.athlete.name)} ${labelOf(fact.measure)} so far today is **${writeFigure(fact.measure, fact.value)}**: the day is not over.`,
    about && SENTENCES.latest(about).replace('latest strain', 'newest whole day'),
  )
}
