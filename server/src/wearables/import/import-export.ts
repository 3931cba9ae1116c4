import type { ImportResult } from '@corner/contract/entities/devices.ts'
import { localDay, wakeDay } from '@corner/wearables/calendar.ts'
import type { RecordBatch } from '@corner/wearables/records.ts'
import { ExportRefused } from '@corner/wearables/whoop/export/refused.ts'
import { recordAudit } from '../../audit/audit.ts'
import { Refusal } from '../../http/refusal.ts'
import { refuseRecords } from '../../measurements/import-bounds.ts'
import { storeExport } from '../../measurements/ingest-import.ts'
import type { Links } from '../links.ts'
import { readExportApart } from './export-thread.ts'

/**
 * Takes in the zip that WHOOP gives a member: all of it or nothing. What the API has brought stays; the same zip again changes
 * nothing. No link is needed.
 * @throws Refusal `bad_input` that names file, line and column, or what there is too much of
 */
export async function importExport(links: Links, userId: string, upload: Uint8Array): Promise<ImportResult> {
  const { records, files } = await readOrRefuse(upload)
  const series = { user_id: userId, provider: links.provider.name }
  const given = Object.values(records).reduce((sum, list: unknown[]) => sum + list.length, 0)
  refuseRecords(given)
  const imported = await storeExport(links.database, series, records, files)
  const fresh = Object.values(imported).reduce((sum, count) => sum + count, 0)
  const days = daysOf(records)
  const details = { provider: links.provider.label, records: fresh }
  await recordAudit(links.database, { actor: userId, subject: userId, action: 'records_imported', details })
  return {
    message: fresh === 0 ? 'Everything in this export was here already' : `${fresh} records were imported`,
    imported,
    already_there: given - fresh,
    first_day: days.at(0) ?? null,
    last_day: days.at(-1) ?? null,
  }
}

async function readOrRefuse(upload: Uint8Array) {
  try {
    return await readExportApart(upload)
  } catch (error) {
    if (!(error instanceof ExportRefused)) throw error
    throw new Refusal('bad_input', error.message, { fields: { file: error.message }, cause: error })
  }
}

/** The days of all records, in order. */
function daysOf({ cycles, sleeps, workouts }: RecordBatch): string[] {
  return [
    ...cycles.map(({ start_at, timezone_offset }) => localDay(start_at, timezone_offset)),
    ...workouts.map(({ start_at, timezone_offset }) => localDay(start_at, timezone_offset)),
    ...sleeps.map(wakeDay),
  ].sort()
}
