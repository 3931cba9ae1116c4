import { Refusal } from '@corner/contract/refusal.ts'
import {
  dailyLimitRefusal,
  type FileOfKind,
  MAX_RECORDS_PER_DAY,
  TIMED_KINDS,
} from '@corner/wearables/own-export/daily-limit.ts'
import type { VisibleDatabase } from '../database/visible-athletes.ts'
import { countRecords, findCrowdedDay, findTransactionStart } from './import-bounds-store.ts'
import type { Series } from './series.ts'

/** Per athlete, all kinds together: more than 30 years of nights, days and workouts. */
const MAX_RECORDS = 60_000

/** How much is stored for an athlete; to be counted before an import writes. */
export type StoredBefore = number
export const countStored = (db: VisibleDatabase, { user_id }: Series): Promise<StoredBefore> =>
  countRecords(db, user_id)

/**
 * Call it in the transaction that has written an own export: it refuses the export, which rolls it back, when the athlete has
 * more records than allowed. What the API brought counts too; an export that adds nothing is never refused.
 * @throws Refusal `bad_input` that names the file and the day, or the number of records
 */
export async function refuseTooMuch(
  db: VisibleDatabase,
  series: Series,
  { before, files }: { before: StoredBefore; files: FileOfKind },
): Promise<void> {
  const start = await findTransactionStart(db)
  for (const kind of TIMED_KINDS) {
    const crowded = await findCrowdedDay(db, series, kind, { most: MAX_RECORDS_PER_DAY, start })
    if (crowded)
      throw refusalOf(
        dailyLimitRefusal(kind, { day: crowded.date, count: crowded.count, together: true }, files).message,
      )
  }
  const after = await countRecords(db, series.user_id)
  if (after > before) refuseRecords(after)
}

/** @throws Refusal `bad_input` */
export function refuseRecords(count: number): void {
  if (count > MAX_RECORDS)
    throw refusalOf(
      `With this export you would have ${count} records; Corner keeps up to ${MAX_RECORDS} of one person.`,
    )
}

function refusalOf(sentence: string): Refusal {
  return new Refusal('bad_input', sentence, { fields: { file: sentence } })
}
