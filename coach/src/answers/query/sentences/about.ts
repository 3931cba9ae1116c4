import type { Fact, FactRow } from '@corner/analytics/query/facts.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Aggregate, Measure, Query } from '@corner/contract/entities/query.ts'
import { writeWhen } from '../../../wording/day-names.ts'
import { writeFigure } from '../../../wording/figures.ts'
import { labelOf, nounOf } from '../../../wording/metrics.ts'
import { nounOfTests } from '../../../wording/tests.ts'
import { isKnown, type KnownFact } from '../../asked/look-up.ts'
import { boldName, possessive } from '../../phrases/names.ts'
import { arePicked, recordsOf } from '../details.ts'
import { daysOfMeasure, factBeside, type Told } from '../told.ts'

/** A figure of one athlete, with the phrases that its sentences are made of. */
export interface About {
  fact: KnownFact
  measure: Measure
  query: Query
  /** `**Ann Ash**` and `**Ann Ash**'s`. */
  name: string
  whose: string
  label: string
  noun: 'night' | 'day'
  /** `over the last 7 days`, `in the last 7 days`. */
  over: string
  within: string
  isOneDay: boolean
  today: CalendarDay
  /** `6 of 7 nights`. */
  records: string
  /** The figure, set off: the answer. */
  value: string
  /** `today`; '' where it is of no one day. */
  on: string
  /** A sentence on the newest value, where it was looked up beside. */
  newest: string
  write(fact: KnownFact): string
  when(fact: Fact): string
  beside(aggregate: Aggregate): KnownFact | undefined
}

/** @returns undefined where the figure has no value */
export function aboutFact(fact: Fact, row: FactRow, told: Told): About | undefined {
  const athlete = row.group.athlete
  if (!isKnown(fact) || athlete === undefined) return undefined
  const { measure } = fact
  const { today } = told.context.scope
  const { over, within, isOneDay } = daysOfMeasure(measure, told)
  const write = (one: KnownFact) => writeFigure(one.measure, one.value)
  const when = ({ date }: Fact) => (date === null ? '' : writeWhen(date, today))
  const latest = measure.aggregate === 'latest' ? undefined : factBeside(row, 'latest')
  return {
    ...{ fact, measure, query: told.query, over, within, isOneDay, today, write, when },
    name: boldName(athlete.name),
    whose: possessive(athlete.name),
    label: labelOf(measure),
    noun: measure.test ? nounOfTests(measure.test) : nounOf(measure.metric),
    records: recordsOf(fact, arePicked(measure.days ?? told.query.days)),
    value: `**${write(fact)}**`,
    on: when(fact),
    newest: latest ? `The latest is ${write(latest)} (${when(latest)}).` : '',
    beside: (aggregate) => factBeside(row, aggregate),
  }
}

/** `Yes, ` and `No, ` where that was asked. */
export const opening = ({ query: { asks } }: Pick<About, 'query'>, isSo: boolean): string =>
  asks === 'whether' ? (isSo ? 'Yes, ' : 'No, ') : ''
