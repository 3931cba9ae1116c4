import type { RecordBatch } from '@corner/wearables/records.ts'
import { isFromExport } from '@corner/wearables/whoop/export/export-ids.ts'
import { withoutTwins } from '@corner/wearables/whoop/export/twins.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy, type VisibleDatabase } from '../database/visible-athletes.ts'
import { type StoredCounts, writeBatch } from './ingest.ts'
import { findRecoveredCycles, findStarts, lockSeries } from './ingest-store.ts'
import { spanOfStarts } from './ingest-twins.ts'
import type { Series } from './series.ts'

/** Before every record that a provider can bring: whatever the API says later of the same recovery wins. */
const OLDEST = new Date(0)

/**
 * Stores the records of an own export in one transaction: what the API has brought stays, and so does what a later export knew
 * better. @returns rows new or changed
 */
export async function storeExport(db: Database, series: Series, batch: RecordBatch): Promise<StoredCounts> {
  return asSeenBy(db, [series.user_id], async (transaction) => {
    await lockSeries(transaction, series)
    const fresh = withoutTwins(batch, {
      cycles: await startsOfApi(transaction, series, 'cycles', batch),
      sleeps: await startsOfApi(transaction, series, 'sleeps', batch),
      workouts: await startsOfApi(transaction, series, 'workouts', batch),
      recoveries: await findRecoveredCycles(transaction, series),
    })
    const recoveries = fresh.recoveries.map((recovery) =>
      isFromExport(recovery.provider_id) ? recovery : { ...recovery, updated_at: OLDEST },
    )
    return writeBatch(transaction, series, { ...fresh, recoveries })
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
