import type { RecordBatch } from '../records.ts'
import type { FileOfKind } from './daily-limit.ts'

/** The content of an athlete's own export. */
export interface OwnExport {
  records: RecordBatch
  files: FileOfKind
  /** CSV files that are not the provider's, to be named to the athlete. */
  ignored_files: string[]
}

/**
 * Reads an athlete's own export: a zip, or a single file of it. Everything is read and checked before anything is returned.
 * The ids are ours (export-ids.ts); before storing, `withoutDuplicates` removes what the API has delivered already.
 * @param now no record may be more than a day later
 * @throws ExportRefused, and nothing else, whatever the bytes
 */
export type ReadExport = (upload: Uint8Array, now: Date) => OwnExport
