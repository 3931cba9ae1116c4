import { EXPORT_ID_PREFIX } from '@corner/wearables/own-export/export-ids.ts'
import type { RecordKind } from '@corner/wearables/records.ts'
import { sql } from 'kysely'
import { announceMeasurementChange } from '../changes/change-channel.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy, type VisibleDatabase } from '../database/visible-athletes.ts'
import { TABLE_OF } from './ingest-columns.ts'
import { redate } from './ingest-removal.ts'
import { deleteRecords, deleteRecoveriesOfSleep, lockSeries } from './ingest-store.ts'
import { refreshRecordDays } from './record-days.ts'
import type { Series } from './series.ts'

/**
 * Records that begin in it, a recovery with its sleep. Only records stored before the given moment may be deleted: later ones
 * were stored while the provider was asked.
 */
export interface StoredSpan {
  from: Date
  to: Date
  storedBefore: Date
}

/** A stored record that begins in the span. */
export interface StoredRecord {
  provider_id: string
  start_at: Date
  /** Stored before the span's moment: only then may it be deleted. */
  may_go: boolean
}

/**
 * Deletes records that the provider no longer has, and dates the cycles around them again, in one transaction. Records from own
 * exports are ignored.
 * @param choose gets all stored records of a kind in the span, and returns those to delete
 * @returns how many were deleted
 */
export async function removeMissing(
  db: Database,
  series: Series,
  span: StoredSpan,
  kinds: readonly RecordKind[],
  choose: (kind: RecordKind, stored: StoredRecord[]) => readonly string[],
): Promise<number> {
  return asSeenBy(db, [series.user_id], async (transaction) => {
    await lockSeries(transaction, series)
    let removed = 0
    const gone: Record<RecordKind, StoredRecord[]> = { cycle: [], sleep: [], recovery: [], workout: [] }
    for (const kind of kinds) {
      const stored = await findStored(transaction, series, kind, span)
      const ids = choose(kind, stored)
      if (kind === 'sleep') for (const id of ids) removed += await deleteRecoveriesOfSleep(transaction, series, id)
      removed += await deleteRecords(transaction, series, TABLE_OF[kind].table, ids)
      gone[kind] = stored.filter(({ provider_id }) => ids.includes(provider_id))
    }
    await redate(transaction, series, { cycles: gone.cycle, sleeps: gone.sleep })
    if (removed > 0) {
      await refreshRecordDays(transaction, series)
      await announceMeasurementChange(transaction, [series.user_id])
    }
    return removed
  })
}

async function findStored(
  db: VisibleDatabase,
  { user_id, provider }: Series,
  kind: RecordKind,
  { from, to, storedBefore }: StoredSpan,
): Promise<StoredRecord[]> {
  if (kind !== 'recovery')
    return db
      .selectFrom(TABLE_OF[kind].table)
      .where('user_id', '=', user_id)
      .where('provider', '=', provider)
      .where('provider_id', 'not like', `${EXPORT_ID_PREFIX}%`)
      .where(sql<Date>`start_at`, '>=', from)
      .where(sql<Date>`start_at`, '<', to)
      .select([
        'provider_id',
        sql<Date>`start_at`.as('start_at'),
        sql<boolean>`stored_at < ${storedBefore}`.as('may_go'),
      ])
      .execute()
  // A recovery from an export that was attached to the API's cycle has that cycle's id and the oldest possible time
  // (ingest-import.ts).
  const { rows } = await sql<StoredRecord>`
    select recovery.provider_id, coalesce(sleep.start_at, cycle.start_at) as start_at,
      recovery.stored_at < ${storedBefore} as may_go
    from recoveries as recovery
    left join sleeps as sleep on sleep.user_id = recovery.user_id and sleep.provider = recovery.provider
      and sleep.provider_id = recovery.sleep_id
    left join cycles as cycle on cycle.user_id = recovery.user_id and cycle.provider = recovery.provider
      and cycle.provider_id = recovery.cycle_id
    where recovery.user_id = ${user_id} and recovery.provider = ${provider}
      and recovery.provider_id not like ${`${EXPORT_ID_PREFIX}%`} and recovery.updated_at > 'epoch'
      and coalesce(sleep.start_at, cycle.start_at) >= ${from} and coalesce(sleep.start_at, cycle.start_at) < ${to}`.execute(
    db,
  )
  return rows
}
