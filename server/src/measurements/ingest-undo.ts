import { sql } from 'kysely'
import { announceMeasurementChange } from '../changes/change-channel.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy, type VisibleDatabase } from '../database/visible-athletes.ts'
import { redate } from './ingest-removal.ts'
import { lockSeries } from './ingest-store.ts'
import { refreshRecordDays } from './record-days.ts'
import type { Series } from './series.ts'

/**
 * Deletes the rows that one file brought, and dates the cycles around them again, in one transaction. A row that the maker's API or a
 * later file has written since is theirs, and stays.
 * @param also what is written in the same transaction
 * @returns how many were deleted
 */
export async function removeImport(
  db: Database,
  series: Series,
  importId: string,
  also: (transaction: Database, removed: number) => Promise<void>,
): Promise<number> {
  return asSeenBy(db, [series.user_id], async (transaction) => {
    await lockSeries(transaction, series)
    const cycles = await deleteOf(transaction, series, 'cycles', importId)
    const sleeps = await deleteOf(transaction, series, 'sleeps', importId)
    const recoveries = await deleteOf(transaction, series, 'recoveries', importId)
    const workouts = await deleteOf(transaction, series, 'workouts', importId)
    await redate(transaction, series, { cycles, sleeps })
    await refreshRecordDays(transaction, series)
    const removed = cycles.length + sleeps.length + recoveries.length + workouts.length
    if (removed > 0) await announceMeasurementChange(transaction, [series.user_id])
    await also(transaction, removed)
    return removed
  })
}

/** A recovery has no start of its own. */
async function deleteOf(
  db: VisibleDatabase,
  { user_id, provider }: Series,
  table: 'cycles' | 'sleeps' | 'recoveries' | 'workouts',
  importId: string,
): Promise<{ start_at: Date }[]> {
  const start = table === 'recoveries' ? sql`updated_at` : sql`start_at`
  const { rows } = await sql<{ start_at: Date }>`delete from ${sql.table(table)}
    where user_id = ${user_id} and provider = ${provider} and import_id = ${importId}::uuid
    returning ${start} as start_at`.execute(db)
  return rows
}
