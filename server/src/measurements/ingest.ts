import { setImmediate as breath } from 'node:timers/promises'
import type { RecordBatch } from '@corner/wearables/records.ts'
import { announceMeasurementChange } from '../changes/change-channel.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy, type VisibleDatabase } from '../database/visible-athletes.ts'
import { dateBatch, daysAround } from './ingest-days.ts'
import { type FindDeleted, withoutDeleted } from './ingest-deleted.ts'
import { replaceExportDuplicates } from './ingest-duplicates.ts'
import { findCycleDays, findNeighbours, lockSeries, moveToDays } from './ingest-store.ts'
import { upsertRecords } from './ingest-upsert.ts'
import { noteRecordDays, refreshRecordDays } from './record-days.ts'
import type { Series } from './series.ts'

export type StoredCounts = Record<keyof RecordBatch, number>

/**
 * Stores what the provider's API brought, in one transaction. Storing the same again changes nothing, an older `updated_at`
 * never overwrites a newer one, and records replace those that an own export brought for the same time. They are durable with
 * the caller's next commit, which marks this work as done.
 * @param findDeleted what was deleted while the batch was being fetched: it is left out
 * @returns rows new or changed
 */
export async function storeRecords(
  db: Database,
  series: Series,
  given: RecordBatch,
  findDeleted?: FindDeleted,
): Promise<StoredCounts> {
  return asSeenBy(db, [series.user_id], async (transaction) => {
    await lockSeries(transaction, series, 'without_waiting')
    const batch = findDeleted ? withoutDeleted(given, await findDeleted(transaction)) : given
    await replaceExportDuplicates(transaction, series, batch)
    return writeBatch(transaction, series, batch)
  })
}

/**
 * Writes and dates a batch, and moves its neighbours where it decides their day. Within a transaction that holds `lockSeries`.
 * It yields to other requests between its steps: an import of ten years would block them otherwise.
 * @param importId the file that brings it; null: the maker's API
 */
export async function writeBatch(
  db: VisibleDatabase,
  series: Series,
  given: RecordBatch,
  importId: string | null = null,
): Promise<StoredCounts> {
  const batch = {
    cycles: newestOfEach(given.cycles),
    sleeps: newestOfEach(given.sleeps),
    recoveries: newestOfEach(given.recoveries),
    workouts: newestOfEach(given.workouts),
  }
  await breath()
  const days = await daysAround(batch, batch, (span) => findNeighbours(db, series, span))
  await breath()
  const elsewhere = batch.recoveries.map(({ cycle_id }) => cycle_id).filter((cycleId) => !days.has(cycleId))
  const known = elsewhere.length > 0 ? await findCycleDays(db, series, elsewhere) : []
  const dated = dateBatch(batch, new Map([...days, ...known]))
  await breath()
  const counts = {
    cycles: await upsertRecords(db, series, 'cycle', dated.cycles, importId),
    sleeps: await upsertRecords(db, series, 'sleep', dated.sleeps, importId),
    recoveries: await upsertRecords(db, series, 'recovery', dated.recoveries, importId),
    workouts: await upsertRecords(db, series, 'workout', dated.workouts, importId),
  }
  const moved = await moveToDays(db, series, days)
  await noteRecordDays(db, series, dated)
  if (moved > 0) await refreshRecordDays(db, series)
  const changed = Object.values(counts).reduce((sum, count) => sum + count, moved)
  if (changed > 0) await announceMeasurementChange(db, [series.user_id])
  return counts
}

/** A list that shifts while it is paged returns a record twice, and one statement cannot write a row twice. */
function newestOfEach<R extends { provider_id: string; updated_at: Date }>(records: readonly R[]): R[] {
  const newest = new Map<string, R>()
  for (const record of records) {
    const rival = newest.get(record.provider_id)
    if (!rival || record.updated_at >= rival.updated_at) newest.set(record.provider_id, record)
  }
  return [...newest.values()]
}
