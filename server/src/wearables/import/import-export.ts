import type { ImportResult } from '@corner/contract/entities/devices.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import { ExportRefused } from '@corner/wearables/own-export/export-refused.ts'
import { recordAudit } from '../../audit/audit.ts'
import { refuseRecords } from '../../measurements/import-bounds.ts'
import { storeExport } from '../../measurements/ingest-import.ts'
import type { RateLimits } from '../../rate-limits/rate-limits.ts'
import type { Links } from '../links.ts'
import { readExportApart } from './export-thread.ts'
import { spanOfDays } from './span-of-days.ts'

/** How much a file counts towards the limit on imports: one that cannot be read counts little. */
const READING = 1
const STORING = 4

/**
 * Imports the zip that the provider gives a member, all of it or nothing. Records from the API stay; importing the same zip
 * again changes nothing. No link is needed.
 * @throws Refusal `bad_input` that names file, line and column, or the limit that was exceeded; `too_many_requests`
 */
export async function importExport(
  { links, limits }: { links: Links; limits: Pick<RateLimits, 'imports'> },
  userId: string,
  upload: Uint8Array,
): Promise<ImportResult> {
  await limits.imports.count('', userId, READING)
  const { records, files } = await readOrRefuse(links, upload)
  const series = { user_id: userId, provider: links.provider.name }
  const given = Object.values(records).reduce((sum, list: unknown[]) => sum + list.length, 0)
  refuseRecords(given)
  await limits.imports.count('', userId, STORING)
  const imported = await storeExport(links.database, series, records, files)
  const fresh = Object.values(imported).reduce((sum, count) => sum + count, 0)
  const details = { provider: links.provider.label, records: fresh }
  await recordAudit(links.database, { actor: userId, subject: userId, action: 'records_imported', details })
  return {
    message: fresh === 0 ? 'Everything in this export was here already' : importedText(fresh),
    imported,
    already_there: given - fresh,
    ...spanOfDays(records),
  }
}

export function importedText(count: number): string {
  return count === 1 ? '1 record was imported' : `${count.toLocaleString('en-US')} records were imported`
}

async function readOrRefuse({ provider, now }: Links, upload: Uint8Array) {
  if (!provider.readExport) throw refusalOf(`Corner reads no exports of ${provider.label}`)
  try {
    return await readExportApart({ provider: provider.name, upload, now: now() })
  } catch (error) {
    if (!(error instanceof ExportRefused)) throw error
    throw refusalOf(error.message, error)
  }
}

function refusalOf(sentence: string, cause?: unknown): Refusal {
  return new Refusal('bad_input', sentence, { fields: { file: sentence }, cause })
}
