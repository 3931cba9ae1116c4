/** The cache of kept answers. */
export const KEPT_CACHE = 'corner-answers'

/** Removes all that was kept for the time without a connection. Browsers have no cache storage on plain http. */
export async function removeKeptAnswers(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(KEPT_CACHE)
}
