import type { FactRow, Facts } from '@corner/analytics/query/facts.ts'
import type { Measure, Query } from '@corner/contract/entities/query.ts'
import { type DaysPhrase, nameDays } from '../../wording/days.ts'
import type { Sources } from '../asked/answer-context.ts'
import { isKnown, type KnownFact } from '../asked/look-up.ts'

/** What an answer is written from. */
export interface Told {
  query: Query
  facts: Facts
  context: Sources
}

/** Writes one shape of answer: short markdown, the number first. */
export type ShapeWriter = (told: Told) => string | Promise<string>

/** The days of the query as a whole. */
export const daysOf = ({ query, context: { scope } }: Told): DaysPhrase => nameDays(query.days, scope)

/** The days of a measure: its own, within the query's window where it has none. */
export function daysOfMeasure({ days }: Pick<Measure, 'days'>, { query, context: { scope } }: Told): DaysPhrase {
  return nameDays(days === undefined ? query.days : { ...days, window: days.window ?? query.days.window }, scope)
}

/** The fact of another aggregate of the same row, where it was looked up beside. */
export const factBeside = (row: FactRow, aggregate: Measure['aggregate']): KnownFact | undefined =>
  row.facts
    .slice(1)
    .filter(isKnown)
    .find((fact) => fact.measure.aggregate === aggregate)
