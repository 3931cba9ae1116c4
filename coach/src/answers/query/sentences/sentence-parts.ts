import type { Fact, FactRow } from '@corner/analytics/query/facts.ts'
import type { Aggregate } from '@corner/contract/entities/query.ts'
import { writeWhen } from '../../../wording/day-names.ts'
import { writeFigure } from '../../../wording/figures.ts'
import { labelOf, nounOf } from '../../../wording/metrics.ts'
import { boldName, possessive } from '../../../wording/names.ts'
import { nounOfTests } from '../../../wording/tests.ts'
import { isKnown, type KnownFact } from '../../context/look-up.ts'
import { type AnswerInput, daysOfMeasure, relatedFact } from '../answer-input.ts'
import { recordsOf } from '../details.ts'

/** A figure of one athlete, with the phrases for its sentences. */
export type SentenceParts = NonNullable<ReturnType<typeof sentenceParts>>

/** @returns undefined where the figure has no value */
export function sentenceParts(fact: Fact, row: FactRow, told: AnswerInput) {
  const { athlete } = row.group
  if (!isKnown(fact) || athlete === undefined) return undefined
  const { measure } = fact
  const { query, context } = told
  const { today } = context.scope
  const write = (one: KnownFact) => writeFigure(one.measure, one.value)
  const when = ({ date }: Fact) => (date === null ? '' : writeWhen(date, today))
  const latest = measure.aggregate === 'latest' ? undefined : relatedFact(row, 'latest')
  return {
    fact,
    measure,
    query,
    today,
    write,
    when,
    /** `over the last 7 days`, `in the last 7 days`. */
    ...daysOfMeasure(measure, told),
    /** `**Ann Ash**` and `**Ann Ash**'s`. */
    name: boldName(athlete.name),
    whose: possessive(athlete.name),
    label: labelOf(measure),
    noun: measure.test ? nounOfTests(measure.test) : nounOf(measure.metric),
    /** `6 of 7 nights`. */
    records: recordsOf(fact, query.days),
    /** The figure in bold: the answer. */
    value: `**${write(fact)}**`,
    /** `today`; '' where it is not of one day. */
    on: when(fact),
    /** A sentence on the newest value, where it was looked up as well. */
    newest: latest ? `The latest is ${write(latest)} (${when(latest)}).` : '',
    beside: (aggregate: Aggregate) => relatedFact(row, aggregate),
  }
}

/** `Yes, ` and `No, ` where that was asked. */
export const opening = ({ query: { asks } }: Pick<SentenceParts, 'query'>, isSo: boolean): string =>
  asks === 'whether' ? (isSo ? 'Yes, ' : 'No, ') : ''
