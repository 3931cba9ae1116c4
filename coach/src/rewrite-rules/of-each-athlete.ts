import type { Query, Request } from '@corner/contract/entities/query.ts'

/**
 * A measure of each athlete by its average over a period, as plain words ask for it.
 * @param more its order, and what it is compared with
 */
export const ofEachAthlete = (
  metric: string,
  window: NonNullable<Query['days']['window']>,
  more: Pick<Query, 'order' | 'limit' | 'against' | 'relative'>,
): Request => ({
  kind: 'query',
  query: {
    who: {},
    measures: [{ metric, aggregate: 'mean' }],
    days: { window },
    by: ['athlete'],
    ...more,
    asks: 'who',
  },
})
