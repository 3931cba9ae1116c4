import { areDuplicates, DUPLICATE_TOLERANCE_MS } from '@corner/wearables/own-export/duplicates.ts'
import type { RecordBatch } from '@corner/wearables/records.ts'
import type { VisibleDatabase } from '../database/visible-athletes.ts'
import { deleteRecords, findStarts, hasExport, joinCycle, joinSleep } from './ingest-store.ts'
import type { Series } from './series.ts'

interface Start {
  provider_id: string
  start_at: Date
}

/**
 * Makes room for the API's records: the same cycle, sleep or workout from an own export is deleted, and references to it now
 * point to the API's (docs/reference/device-api.md#a-members-own-export).
 */
export async function replaceExportDuplicates(db: VisibleDatabase, series: Series, batch: RecordBatch): Promise<void> {
  if (!(await hasExport(db, series))) return
  for (const table of ['cycles', 'sleeps', 'workouts'] as const) {
    const duplicates = await findDuplicates(db, series, table, batch[table])
    for (const { exported, provider_id } of duplicates) {
      if (table === 'cycles') await joinCycle(db, series, exported, provider_id)
      if (table === 'sleeps') await joinSleep(db, series, exported, provider_id)
    }
    await deleteRecords(
      db,
      series,
      table,
      duplicates.map(({ exported }) => exported),
    )
  }
}

async function findDuplicates(
  db: VisibleDatabase,
  series: Series,
  table: 'cycles' | 'sleeps' | 'workouts',
  records: readonly Start[],
): Promise<{ exported: string; provider_id: string }[]> {
  const span = spanOfStarts(records)
  if (!span) return []
  const stored = await findStarts(db, series, table, span, 'export')
  return stored.flatMap(({ provider_id: exported, start_at }) => {
    const duplicate = records.find((record) => areDuplicates(record.start_at, start_at))
    return duplicate ? [{ exported, provider_id: duplicate.provider_id }] : []
  })
}

/** From the first start to the last, with the tolerance within which two starts count as the same. */
export function spanOfStarts(records: readonly Start[]): { from: Date; to: Date } | undefined {
  const starts = records.map(({ start_at }) => start_at.getTime())
  if (starts.length === 0) return undefined
  return {
    from: new Date(starts.reduce((a, b) => Math.min(a, b)) - DUPLICATE_TOLERANCE_MS),
    to: new Date(starts.reduce((a, b) => Math.max(a, b)) + DUPLICATE_TOLERANCE_MS),
  }
}
