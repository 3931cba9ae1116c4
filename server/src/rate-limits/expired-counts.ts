import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { deleteInBatches } from '../database/delete-in-batches.ts'

/** No limit lasts longer (rate-limits.ts): a later end was written by a clock that was ahead, and would lock people out. */
const LONGEST_MS = 60 * 60_000

/** Deletes expired counts. */
export async function deleteExpiredCounts(db: Database, now: Date): Promise<void> {
  const nowMs = now.getTime()
  await deleteInBatches(db, 'rate_limits', sql`(expire < ${nowMs} or expire > ${nowMs + LONGEST_MS})`)
}
