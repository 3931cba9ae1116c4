import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Series } from '../../measurements/series.ts'
import { type Connection, findConnection } from '../link/connection-store.ts'
import type { SyncParts } from './first-sync.ts'

/**
 * Works on a link that no other process is syncing. A link that cannot be used, that is paused, or that another process has
 * claimed, is skipped.
 */
export async function onClaimedLink(
  { links, locks }: SyncParts,
  series: Series,
  work: (link: Connection) => Promise<void>,
): Promise<void> {
  const release = await locks.claim(series)
  if (!release) return
  try {
    const link = await asSeenBy(links.database, [series.user_id], (own) => findConnection(own, series))
    if (link?.status === 'connected' && !link.paused_at) await work(link)
  } finally {
    await release()
  }
}
