import type { QueryCache } from '@tanstack/react-query'
import { keepForSession } from '../kept-answers/kept-for-session.ts'

/**
 * Registers the service worker, which serves the app's files without a connection (docs/offline.md), and keeps what came
 * before it took over.
 * @returns the function to stop
 */
export function startWorker(queries: QueryCache): () => void {
  const { serviceWorker } = navigator
  const keepAll = () => {
    for (const { queryKey, state } of queries.getAll())
      if (state.data !== undefined)
        void keepForSession(queryKey, { data: state.data, at: state.dataUpdatedAt }).catch(() => undefined)
  }
  serviceWorker.addEventListener('controllerchange', keepAll)
  // Fails where the server has none, or the browser allows none: the pages work as before.
  void serviceWorker.register('/sw.js').catch(() => undefined)
  return () => serviceWorker.removeEventListener('controllerchange', keepAll)
}
