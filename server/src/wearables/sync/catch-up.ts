import type { Database } from '../../database/database.ts'
import type { Queue } from '../../jobs/jobs.ts'
import type { Series } from '../../measurements/series.ts'
import type { Connection } from '../link/connection-store.ts'
import { type SyncParts, startFirstSync } from './first-sync.ts'

/** Of a link that is used again: the first sync goes on if it was not over; otherwise a poll reads since the last one. */
export async function catchUp(
  parts: SyncParts,
  queues: { firstSync: Queue<Series>; poll: Queue<Series> },
  { user_id, provider, first_sync_state }: Connection,
  transaction: Database,
): Promise<void> {
  const series = { user_id, provider }
  if (first_sync_state === 'waiting' || first_sync_state === 'running')
    return startFirstSync(parts, queues.firstSync, series, { transaction })
  await parts.jobs.send(queues.poll, series, { key: `${user_id} ${provider}`, transaction })
}
