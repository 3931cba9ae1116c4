import type { FactRow, Facts } from '@corner/analytics/query/facts.ts'
import type { Measure, Query } from '@corner/contract/entities/query.ts'
import { type DaysPhrase, nameDays } from '../../wording/days.ts'
import type { Sources } from '../context/answer-context.ts'
import { isKnown, type KnownFact } from '../context/look-up.ts'

/** What an answer is written from. */
export interface AnswerInput {
  query: Query
  facts: Facts
  context: Sources & {
    /** The words that asked, if any: a pressed choice has none. */
    message?: string
  }
  /** Today, still incomplete, was left out of periods that end today. */
  isWithoutToday?: boolean
}

/** Writes one shape of answer: short markdown, the number first. */
export type ShapeWriter = (told: AnswerInput) => string | Promise<string>

/** What the answer is mainly about. */
export const measureOf = ({ query }: AnswerInput): Measure =>
  query.measures[0] ?? { metric: 'recovery', aggregate: 'latest' }

/** Rows with something to tell. */
export const knownRows = ({ facts }: Pick<AnswerInput, 'facts'>): readonly FactRow[] =>
  facts.rows.filter((row) => row.facts.some(isKnown))

/** The days of the query as a whole. */
export const phraseDays = ({ query, context: { scope } }: AnswerInput): DaysPhrase => nameDays(query.days, scope)

/** ` over the last 7 days`; '' for newest values, which give their own day. */
export function overDays(told: AnswerInput): string {
  const { window, where, weekdays } = told.query.days
  const isNow = !window && !where && !weekdays && told.query.measures.every(isOfNow)
  return isNow ? '' : ` ${phraseDays(told).over}`
}

/** Read from the newest records, whatever the window. */
export const isOfNow = ({ aggregate }: Measure): boolean => OF_NOW.includes(aggregate)
const OF_NOW: readonly string[] = ['latest', 'change', 'current_streak', 'record_age']

/** The days of a measure: its own, within the query's window where it has none. */
export function daysOfMeasure({ days }: Pick<Measure, 'days'>, { query, context: { scope } }: AnswerInput): DaysPhrase {
  return nameDays(days === undefined ? query.days : { ...days, window: days.window ?? query.days.window }, scope)
}

/** The fact of another aggregate of the same row, where it was looked up as well. */
export const relatedFact = (row: FactRow, aggregate: Measure['aggregate']): KnownFact | undefined =>
  row.facts
    .slice(1)
    .filter(isKnown)
    .find((fact) => fact.measure.aggregate === aggregate)
