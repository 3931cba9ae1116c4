import type { Database } from '../database/database.ts'

/** Counts whose time is over. */
export async function deleteRunOutCounts(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute()
}
