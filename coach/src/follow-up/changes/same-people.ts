import type { Aggregate, Measure, Query } from '@corner/contract/entities/query.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { measuresSaid, saysMore } from '../measures-said.ts'
import { listedIds } from '../people-meant.ts'

const OF_THEM =
  /\b(their|theirs|them|they|those|these|each of|same (people|guys|ones|kids|athletes|names|three|four|five|six|\d))\b/
/** "HRV those same nights": each of them. */
export const SAME_NIGHTS =
  /\b(those|these|that|the) (same )?(nights?|days?|mornings?)\b|\bsame (nights?|days?|mornings?)\b/
const ITS_OWN = /\b(why|who|which|should|can|could|help|mean|means|if|table|text|write|everyone|everybody|team|all)\b/
/** Another measure keeps this aggregate; others become the mean. */
const KEPT: readonly Aggregate[] = [
  'mean',
  'latest',
  'median',
  'min',
  'max',
  'from_own_average',
  'from_own_range',
  'deviation',
  'halves',
  'change',
]
const MOST = 12

/** "And their sleep?" after a list: another measure of the athletes listed, for the same days. */
export const samePeople: ReadFollowUp = (said) => {
  const { last, words } = said
  const { query } = last
  const metrics = measuresSaid(said)
  const ids = listedIds(last)
  const [first] = query.measures
  const isOfList = last.request.kind === 'query' && query.by?.join() === 'athlete' && (ids?.length ?? 0) > 1
  if (!first || !ids || !isOfList || ids.length > MOST || metrics.length === 0) return undefined
  if (saysMore(said) || !OF_THEM.test(words) || ITS_OWN.test(words)) return undefined
  const aggregate = KEPT.includes(first.aggregate) ? first.aggregate : 'mean'
  const measures = metrics.map((metric): Measure => ({ metric, aggregate })) as [Measure, ...Measure[]]
  const asked = ofPeople(query, ids, measures)
  const isNightly = SAME_NIGHTS.test(words) && !query.against
  return { request: { kind: 'query', query: isNightly ? { ...asked, by: ['athlete', 'day'] } : asked } }
}

/** A query's days for given people, with other measures. */
export function ofPeople(query: Query, ids: readonly string[], measures: Query['measures']): Query {
  const { days, against, shown } = query
  return {
    who: { ids: [...ids] },
    measures,
    days,
    by: ['athlete'],
    asks: 'value',
    ...(against && { against }),
    ...(shown === 'table' && { shown }),
  }
}
