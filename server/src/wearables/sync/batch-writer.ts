import type { RecordBatch, RecordKind, RecordKinds, UnreadableRecord } from '@corner/wearables/records.ts'
import type { Database } from '../../database/database.ts'
import type { FindDeleted } from '../../measurements/ingest-deleted.ts'
import { storeAccepted } from '../../measurements/ingest-refused.ts'
import type { Series } from '../../measurements/series.ts'

/** Records per transaction: few enough to be quick, many enough to keep the overhead small. */
const CHUNK_RECORDS = 250

const LIST_OF = { cycle: 'cycles', sleep: 'sleeps', recovery: 'recoveries', workout: 'workouts' } as const

/**
 * Collects pages and stores them a chunk at a time, while further pages are being fetched.
 * @param findDeleted what was deleted since the first page was requested
 * @param setAside receives a record whose values the database refuses
 * @param onStored receives how many records this writer has stored so far
 */
export function openBatchWriter(
  db: Database,
  series: Series,
  findDeleted: FindDeleted,
  setAside: (record: UnreadableRecord) => void,
  onStored: (records: number) => Promise<void>,
) {
  let batch = emptyBatch()
  let collected = 0
  let stored = 0
  let writing: Promise<void> = Promise.resolve()
  let failed = false

  function storeCollected(): void {
    const [chunk, size] = [batch, collected]
    batch = emptyBatch()
    collected = 0
    writing = writing.then(async () => {
      const refused = await storeAccepted(db, series, chunk, findDeleted)
      for (const record of refused) setAside(record)
      stored += size - refused.length
      await onStored(stored)
    })
    writing.catch(() => {
      failed = true // `finish` throws it; until then no further chunk is collected
    })
  }

  return {
    add<K extends RecordKind>(kind: K, page: RecordKinds[K][]): void {
      const list = batch[LIST_OF[kind]] as RecordKinds[K][]
      list.push(...page)
      collected += page.length
      if (collected >= CHUNK_RECORDS && !failed) storeCollected()
    },
    /** Stores the rest. @throws what any chunk threw. @returns how many records were stored */
    async finish(): Promise<number> {
      if (collected > 0) storeCollected()
      await writing
      return stored
    },
  }
}

function emptyBatch(): RecordBatch {
  return { cycles: [], sleeps: [], recoveries: [], workouts: [] }
}
