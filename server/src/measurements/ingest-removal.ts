import { announceMeasurementChange } from '../changes/change-channel.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy, type VisibleDatabase } from '../database/visible-athletes.ts'
import { daysAround } from './ingest-days.ts'
import {
  deleteRecords,
  deleteRecoveriesOfSleep,
  findNeighbours,
  findSleep,
  lockSeries,
  moveToDays,
} from './ingest-store.ts'
import { refreshRecordDays } from './record-days.ts'
import type { Series } from './series.ts'

const NO_RECORDS = { cycles: [], sleeps: [] }

/**
 * Deletes what the wearer deleted at the provider: a sleep with its recovery, the recovery of a sleep, or a workout. One that
 * is not stored is ignored.
 * @param id for a sleep and its recovery the sleep's id, for a workout its own
 */
export async function removeRecord(
  db: Database,
  series: Series,
  kind: 'sleep' | 'recovery' | 'workout',
  id: string,
): Promise<void> {
  await asSeenBy(db, [series.user_id], async (transaction) => {
    await lockSeries(transaction, series)
    const removed =
      kind === 'workout'
        ? await deleteRecords(transaction, series, 'workouts', [id])
        : await deleteRecoveriesOfSleep(transaction, series, id)
    const sleeps = kind === 'sleep' ? await removeSleep(transaction, series, id) : 0
    if (removed + sleeps === 0) return
    await refreshRecordDays(transaction, series)
    await announceMeasurementChange(transaction, [series.user_id])
  })
}

/** The cycle that it belonged to may now have another main sleep, or none, and so another day. */
async function removeSleep(db: VisibleDatabase, series: Series, sleepId: string): Promise<number> {
  const sleep = await findSleep(db, series, sleepId)
  if (!sleep) return 0
  await deleteRecords(db, series, 'sleeps', [sleepId])
  await redate(db, series, { cycles: [], sleeps: [sleep] })
  return 1
}

/** Dates the cycles around deleted records. Within a transaction that holds `lockSeries`. */
export async function redate(
  db: VisibleDatabase,
  series: Series,
  gone: { cycles: readonly { start_at: Date }[]; sleeps: readonly { start_at: Date }[] },
): Promise<void> {
  await moveToDays(db, series, await daysAround(gone, NO_RECORDS, (span) => findNeighbours(db, series, span)))
}
