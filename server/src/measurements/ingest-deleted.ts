import type { RecordBatch } from '@corner/wearables/records.ts'
import type { VisibleDatabase } from '../database/visible-athletes.ts'

/** Ids of records that the provider has deleted: of sleeps, of sleeps whose recovery is gone, of workouts. */
export interface DeletedIds {
  sleeps: ReadonlySet<string>
  recoveries: ReadonlySet<string>
  workouts: ReadonlySet<string>
}

/**
 * What was deleted since the records were fetched. It is read in the transaction that stores them, while the series is locked:
 * a deletion that arrives later removes what was stored.
 */
export type FindDeleted = (db: VisibleDatabase) => Promise<DeletedIds>

/** The batch without what was deleted while it was being fetched; a recovery goes with its sleep. */
export function withoutDeleted(batch: RecordBatch, { sleeps, recoveries, workouts }: DeletedIds): RecordBatch {
  return {
    cycles: batch.cycles,
    sleeps: batch.sleeps.filter(({ provider_id }) => !sleeps.has(provider_id)),
    recoveries: batch.recoveries.filter(
      ({ sleep_id }) => sleep_id === null || !(sleeps.has(sleep_id) || recoveries.has(sleep_id)),
    ),
    workouts: batch.workouts.filter(({ provider_id }) => !workouts.has(provider_id)),
  }
}
