import { notifyManager, type QueryPersister } from '@tanstack/react-query'
import { CallFailure, NetworkFailure } from '../api/failures.ts'
import { forgetForSession, keepForSession, readForSession } from '../kept-answers/kept-for-session.ts'

/**
 * Keeps each answer for the time without a connection. In that time, a query that has shown nothing yet takes the answer
 * of the last time. It counts as outdated and keeps its time, so that it is fetched again and the page can say how old
 * it is.
 */
export const keptInstead: QueryPersister = async (queryFn, context, query) => {
  const { queryKey } = query
  try {
    const data = await queryFn(context)
    void keepForSession(queryKey, { data, at: Date.now() }).catch(ignore)
    return data
  } catch (failure) {
    if (failure instanceof CallFailure && failure.status < 500) void forgetForSession(queryKey).catch(ignore)
    if (!(failure instanceof NetworkFailure) || query.state.data !== undefined) throw failure
    const kept = await readForSession(queryKey).catch(ignore)
    if (!kept) throw failure
    // After the query has noted the time of this fetch.
    notifyManager.schedule(() => query.setState({ dataUpdatedAt: kept.at, isInvalidated: true }))
    return kept.data
  }
}

/** Storage is full or switched off: the page works as without it. */
const ignore = () => undefined
