import type { Who } from '@corner/contract/entities/query.ts'
import type { Sources } from '../context/answer-context.ts'
import { isKnown, lookUp } from '../context/look-up.ts'

/** By id: the mean of sleep and the median bed time, which a single late night does not move. */
export async function usualNights(metric: 'sleep_duration' | 'bed_time', who: Who, last: number, sources: Sources) {
  const aggregate = metric === 'bed_time' ? 'median' : 'mean'
  const { rows } = await lookUp(
    { who, measures: [{ metric, aggregate }], days: { window: { last } }, by: ['athlete'], asks: 'value' },
    sources,
  )
  return new Map(
    rows.flatMap(({ group: { athlete }, facts: [fact] }) =>
      athlete && isKnown(fact) ? [[athlete.id, fact.value] as const] : [],
    ),
  )
}
