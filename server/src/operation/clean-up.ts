import { deleteRunOutSessions } from '../accounts/sessions.ts'
import type { Database } from '../database/database.ts'
import { deleteRunOutCounts } from '../rate-limits/run-out.ts'

/** Takes out what has run out: sessions with their tokens, and counts of rate limits. For an hourly job. */
export async function cleanUp(db: Database, now: Date): Promise<void> {
  await deleteRunOutSessions(db, now)
  await deleteRunOutCounts(db, now)
}
