import type { RecordBatch } from '../records.ts'
import type { FileOfKind } from './crowded-days.ts'

/** What the export of a member's own history holds. */
export interface OwnExport {
  records: RecordBatch
  files: FileOfKind
  /** CSV files that are none of the provider's, for a word to the member. */
  ignored_files: string[]
}

/**
 * Reads the file that a provider gives its members: a zip, or one file of it alone. All of it is read and checked before anything
 * is returned. Ids are ours (export-ids.ts); before storing, leave out with `withoutDuplicates` what the API has brought already.
 * @param now nothing in it may be more than a day later
 * @throws ExportRefused, and nothing else, whatever the bytes
 */
export type ReadExport = (upload: Uint8Array, now: Date) => OwnExport
