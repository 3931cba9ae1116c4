import type { RecordBatch, UnreadableRecord } from '@corner/wearables/records.ts'
import type { Database } from '../database/database.ts'
import { storeRecords } from './ingest.ts'
import type { FindDeleted } from './ingest-deleted.ts'
import type { Series } from './series.ts'

/** If PostgreSQL refuses every one of this many records, the cause is not their values. */
const TELLING_RECORDS = 10
/** Of SQLSTATE: values out of range or malformed, and limits such as the size of an index row. */
const REFUSED_CLASSES: readonly string[] = ['22', '54']
const REFUSED_CODES: readonly string[] = ['23502', '23514'] // not null, check

const KIND_OF = { cycles: 'cycle', sleeps: 'sleep', recoveries: 'recovery', workouts: 'workout' } as const
const LISTS = Object.keys(KIND_OF) as (keyof RecordBatch)[]

/**
 * Stores what the provider's API brought, as `storeRecords`, but leaves out records whose values PostgreSQL refuses. The
 * providers' parsers check ranges (wearables), and a value that they let through must not block everything else of an athlete.
 * @returns the refused ones
 * @throws what `storeRecords` throws for other reasons, and its refusal when not one of ten or more is accepted
 */
export async function storeAccepted(
  db: Database,
  series: Series,
  batch: RecordBatch,
  findDeleted?: FindDeleted,
): Promise<UnreadableRecord[]> {
  let reason: unknown
  const storeOrHalve = async (part: RecordBatch): Promise<UnreadableRecord[]> => {
    try {
      await storeRecords(db, series, part, findDeleted)
      return []
    } catch (error) {
      const code = refusalOf(error)
      if (code === undefined) throw error
      reason = error
      const size = sizeOf(part)
      if (size <= 1) return refusedRecords(part, code)
      const half = Math.ceil(size / 2)
      return [...(await storeOrHalve(slice(part, 0, half))), ...(await storeOrHalve(slice(part, half, size)))]
    }
  }
  const refused = await storeOrHalve(batch)
  if (refused.length >= TELLING_RECORDS && refused.length === sizeOf(batch)) throw reason
  return refused
}

/** The SQLSTATE of an error that refuses a value. */
function refusalOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown }
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return undefined
  return REFUSED_CLASSES.includes(code.slice(0, 2)) || REFUSED_CODES.includes(code) ? code : undefined
}

function sizeOf(batch: RecordBatch): number {
  return LISTS.reduce((sum, list) => sum + batch[list].length, 0)
}

/** Splits all lists at a position counted across them. */
function slice(batch: RecordBatch, from: number, to: number): RecordBatch {
  let before = 0
  const cut = <R>(records: readonly R[]): R[] => {
    const part = records.slice(Math.max(0, from - before), Math.max(0, to - before))
    before += records.length
    return part
  }
  return {
    cycles: cut(batch.cycles),
    sleeps: cut(batch.sleeps),
    recoveries: cut(batch.recoveries),
    workouts: cut(batch.workouts),
  }
}

/** Only the code: PostgreSQL's message may contain measured values. */
function refusedRecords(batch: RecordBatch, code: string): UnreadableRecord[] {
  return LISTS.flatMap((list) =>
    batch[list].map(({ provider_id, raw }) => ({
      kind: KIND_OF[list],
      provider_id,
      position: null,
      field: '',
      raw,
      problem: `The database refuses a value of it (SQLSTATE ${code})`,
    })),
  )
}
