import { Refusal } from '@corner/contract/refusal.ts'
import { ExportRefused } from '@corner/wearables/own-export/export-refused.ts'
import { recordAudit } from '../audit/audit.ts'
import { logOf } from '../log/log.ts'
import { refuseRecords } from '../measurements/import-bounds.ts'
import { storeExport } from '../measurements/ingest-import.ts'
import { importedText } from '../wearables/import/import-export.ts'
import { spanOfDays } from '../wearables/import/span-of-days.ts'
import type { FileImportParts } from './file-import-parts.ts'
import { type ReadFile, readFileApart } from './file-thread.ts'
import * as store from './import-store.ts'
import { findOwnNames, isOwn } from './own-names.ts'

const log = logOf('imports')

/** How much storing a file counts towards the limit on imports. */
const STORING = 1

/** A file on this process's disk. */
export interface HeldFile {
  importId: string
  userId: string
  /** As its sender calls it. */
  name: string
  timezoneOffset: string
  path: string
  /** In milliseconds since 1970; null: it does not ask whose it is. */
  asksSince: number | null
}

/**
 * Reads one file and stores it, all of it or nothing, and notes what came of it.
 * @param release called before its end can be seen: from then on the person may bring in another one
 */
export async function readHeldFile(
  parts: FileImportParts,
  held: HeldFile,
  signal: AbortSignal,
  release: () => Promise<void>,
): Promise<void> {
  const { database } = parts
  try {
    const file = await read(parts, held, signal)
    if (file) await storeFile(parts, held, file, release)
  } catch (error) {
    if (signal.aborted) return // its end is noted when the server has stopped
    const isRefusal = error instanceof Refusal || error instanceof ExportRefused
    if (!isRefusal) log.error('A file could not be taken in', { error, import_id: held.importId })
    const message = isRefusal ? error.message : 'Something went wrong on our side. Nothing of this file was stored.'
    await release()
    await store.noteStep(database, held.importId, { state: 'refused', message })
  }
}

async function read(
  { database, now }: FileImportParts,
  held: HeldFile,
  signal: AbortSignal,
): Promise<ReadFile | undefined> {
  const { importId, userId, path, name, timezoneOffset } = held
  await store.noteStep(database, importId, { state: 'reading' })
  const task = { path, name, timezoneOffset, now: now() }
  return readFileApart(
    task,
    {
      recognised: ({ provider, label }) => store.noteStep(database, importId, { provider, file_kind: label }),
      progress: (progress) => store.noteStep(database, importId, { progress }),
      async mayBeOf(owner) {
        if (!owner || isOwn(owner, await findOwnNames(database, userId))) return true
        if (await store.isConfirmed(database, userId, owner)) return true
        held.asksSince = Date.now() // before it can be seen: an answer may follow at once
        await store.noteOwner(database, importId, owner)
        return false
      },
    },
    signal,
  )
}

async function storeFile(
  { database, limits }: FileImportParts,
  { importId, userId }: HeldFile,
  { provider, records, files, skipped, not_comparable }: ReadFile,
  release: () => Promise<void>,
): Promise<void> {
  const given = Object.values(records).reduce((sum, list: unknown[]) => sum + list.length, 0)
  refuseRecords(given)
  await limits.imports.count('', userId, STORING)
  await storeExport(database, { user_id: userId, provider }, records, files, {
    importId,
    async write(transaction, imported) {
      const fresh = Object.values(imported).reduce((sum, count) => sum + count, 0)
      await store.noteReceipt(transaction, importId, {
        imported,
        already_there: given - fresh,
        ...spanOfDays(records),
        skipped,
        not_comparable,
        message: fresh === 0 ? 'Everything in this file was here already' : importedText(fresh),
      })
      const details = { provider, records: fresh }
      await recordAudit(transaction, { actor: userId, subject: userId, action: 'records_imported', details })
      await release()
    },
  })
}
