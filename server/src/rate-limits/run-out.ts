import type { Database } from '../database/database.ts'

/** No limit counts for longer (rate-limits.ts): what ends later was written by a clock that was ahead, and would lock people out. */
const LONGEST_MS = 60 * 60_000

/** Counts whose time is over. */
export async function deleteRunOutCounts(db: Database, now: Date): Promise<void> {
  const nowMs = now.getTime()
  await db
    .deleteFrom('rate_limits')
    .where((row) => row.or([row('expire', '<', nowMs), row('expire', '>', nowMs + LONGEST_MS)]))
    .execute()
}
