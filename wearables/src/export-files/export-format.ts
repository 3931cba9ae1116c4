import type { FileOfKind } from '../own-export/daily-limit.ts'
import type { FileCapabilities } from '../provider.ts'
import type { RecordBatch } from '../records.ts'

/** One file of an upload: an entry of a zip, or the upload itself. Nothing of it is unpacked before it is asked for. */
export interface ExportEntry {
  /** With its folders, as the zip names it; the name of the upload for a file given alone. */
  path: string
  /** Unpacked, as declared. */
  size: number
  /**
   * Its unpacked bytes, a piece at a time.
   * @param limitBytes a longer file is refused
   * @throws ExportRefused for one that is locked, damaged, or longer than declared or allowed
   */
  bytes(limitBytes: number): AsyncIterable<Uint8Array>
}

/** Something in an export that is not taken in, for the receipt. */
export interface SkippedPart {
  /** What it is, in words: `nights without a time` */
  what: string
  /** For the athlete: `Garmin had not confirmed them` */
  why: string
  count: number
}

/** Whom an export says it belongs to; read only from files that are on the reader's list. */
export interface ExportOwner {
  name: string | null
  email: string | null
}

/** The records of an athlete's own export, and what its receipt says. */
export interface ReadExportFile {
  records: RecordBatch
  /** The first file of each kind, for messages. */
  files: FileOfKind
  skipped: SkippedPart[]
  /** null: the export does not say. */
  owner: ExportOwner | null
}

export interface ExportReading {
  /** No record may be more than a day later. */
  now: Date
  /** The athlete's UTC offset, `+hh:mm`, for times that a file gives without one. */
  timezoneOffset: string
  /** Called as the reading goes on. @param share 0 to 1 */
  onProgress?(share: number): void
}

/** A maker's file: how it is recognised, and read. */
export interface ExportFormat {
  /** The stored word of the maker whose records these are, for example `garmin`. */
  provider: string
  /** What its records can have. */
  capabilities: FileCapabilities
  /** As the screens name the file, for example `Garmin “Export Your Data”`. */
  label: string
  /** Where an athlete gets it, in one or two sentences. */
  howToGet: string
  /** File name extensions that are offered, for example `['.zip']`. */
  accepts: readonly string[]
  /**
   * Whether an upload is this maker's, by the names of its files, and the first bytes of one given alone (at least 512 of them
   * where the file has them).
   */
  isOurs(paths: readonly string[], head: Uint8Array): boolean
  /**
   * Reads what is on the format's own list of files, never walks all; intimate data (journals, menstrual cycle, notes) is not
   * unpacked. Only the records of the result are held in memory, not the files. Ids of the records begin with
   * `EXPORT_ID_PREFIX` and are the same for the same night or workout in every export.
   * @throws ExportRefused, and nothing else but failures of reading the disk, whatever the bytes
   */
  read(entries: readonly ExportEntry[], reading: ExportReading): Promise<ReadExportFile>
}
