import type { Fact, Facts } from '@corner/analytics/query/facts.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import type { Sources } from './answer-context.ts'

/** The figures of a query, recorded as a look-up. @throws Refusal as the tool `query` does */
export async function lookUp(query: Query, { toolbox }: Pick<Sources, 'toolbox'>): Promise<Facts> {
  return (await toolbox.call('query', query)).facts
}

/** A fact with a value. */
export type KnownFact = Fact & { value: number }
export const isKnown = (fact: Fact | undefined): fact is KnownFact => fact !== undefined && fact.value !== null
