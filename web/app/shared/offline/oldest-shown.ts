import type { QueryCache } from '@tanstack/react-query'
import { isKeptSubject } from '../kept-answers/may-be-kept.ts'

/** When the oldest answer that the screen shows came (ms); null: it shows none. */
export function oldestShown(queries: QueryCache): number | null {
  const times = queries
    .findAll({
      type: 'active',
      predicate: ({ queryKey, state }) => isKeptSubject(queryKey) && state.data !== undefined,
    })
    .map(({ state }) => state.dataUpdatedAt)
  return times.length === 0 ? null : Math.min(...times)
}
