import type { Fact, Facts } from '@corner/analytics/query/facts.ts'
import type { Point } from '@corner/analytics/series/points.ts'
import type { Days, Measure, Query } from '@corner/contract/entities/query.ts'
import type { Sources } from './answer-context.ts'

/** The figures of a query, recorded as a look-up. @throws Refusal as the tool `query` does */
export async function lookUp(query: Query, { toolbox }: Pick<Sources, 'toolbox'>): Promise<Facts> {
  return (await toolbox.call('query', query)).facts
}

/** A fact with a value. */
export type KnownFact = Fact & { value: number }
export const isKnown = (fact: Fact | undefined): fact is KnownFact => fact !== undefined && fact.value !== null

/** One athlete's figures over some days, in the order of the measures; undefined: no value. */
export async function lookUpOne(
  { id }: { id: string },
  measures: readonly Measure[],
  days: Days,
  sources: Pick<Sources, 'toolbox'>,
): Promise<(KnownFact | undefined)[]> {
  const { rows } = await lookUp(
    { who: { ids: [id] }, measures: [...measures], days, by: ['athlete'], asks: 'value' },
    sources,
  )
  return measures.map((_, place) => {
    const fact = rows[0]?.facts[place]
    return isKnown(fact) ? fact : undefined
  })
}

/** One athlete's means day by day, oldest first, without the days that have none. */
export async function lookUpDays(
  { id }: { id: string },
  metric: string,
  days: Days,
  sources: Pick<Sources, 'toolbox'>,
): Promise<Point[]> {
  const { rows } = await lookUp(
    { who: { ids: [id] }, measures: [{ metric, aggregate: 'mean' }], days, by: ['day'], asks: 'value' },
    sources,
  )
  return rows
    .flatMap(({ group: { day }, facts: [fact] }) =>
      day !== undefined && isKnown(fact) ? [{ date: day, value: fact.value }] : [],
    )
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
