import type { FileOfKind } from '@corner/wearables/own-export/daily-limit.ts'
import { withoutDuplicates } from '@corner/wearables/own-export/duplicates.ts'
import { isFromExport } from '@corner/wearables/own-export/export-ids.ts'
import type { RecordBatch } from '@corner/wearables/records.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy, type VisibleDatabase } from '../database/visible-athletes.ts'
import { countStored, refuseTooMuch } from './import-bounds.ts'
import { type StoredCounts, writeBatch } from './ingest.ts'
import { spanOfStarts } from './ingest-duplicates.ts'
import { findRecoveredCycles, findStarts, lockSeries } from './ingest-store.ts'
import type { Series } from './series.ts'

export interface ImportReceipt {
  importId: string
  write(transaction: Database, counts: StoredCounts): Promise<void>
}

/** Older than every record of a provider, so that any later version from the API wins. */
const OLDEST = new Date(0)

/**
 * Stores the records of an own export in one transaction: records from the API stay, and so do those of a later export.
 * @param files the file of each kind, for a refusal
 * @param receipt the file that brings them, and what is written of it in the same transaction
 * @returns rows new or changed
 * @throws Refusal `bad_input` when it exceeds the limit for one athlete; nothing is stored then
 */
export async function storeExport(
  db: Database,
  series: Series,
  batch: RecordBatch,
  files: FileOfKind,
  receipt?: ImportReceipt,
): Promise<StoredCounts> {
  return asSeenBy(db, [series.user_id], async (transaction) => {
    await lockSeries(transaction, series)
    const before = await countStored(transaction, series)
    const fresh = withoutDuplicates(batch, {
      cycles: await startsOfApi(transaction, series, 'cycles', batch),
      sleeps: await startsOfApi(transaction, series, 'sleeps', batch),
      workouts: await startsOfApi(transaction, series, 'workouts', batch),
      recoveries: await findRecoveredCycles(transaction, series),
    })
    const recoveries = fresh.recoveries.map((recovery) =>
      isFromExport(recovery.provider_id) ? recovery : { ...recovery, updated_at: OLDEST },
    )
    const counts = await writeBatch(transaction, series, { ...fresh, recoveries }, receipt?.importId)
    await refuseTooMuch(transaction, series, { before, files })
    await receipt?.write(transaction, counts)
    return counts
  })
}

async function startsOfApi(
  db: VisibleDatabase,
  series: Series,
  table: 'cycles' | 'sleeps' | 'workouts',
  batch: RecordBatch,
) {
  const span = spanOfStarts(batch[table])
  return span ? findStarts(db, series, table, span, 'api') : []
}
