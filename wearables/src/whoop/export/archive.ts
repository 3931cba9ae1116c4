import { crc32, inflateRawSync } from 'node:zlib'
import { baseName } from '../../export-files/base-name.ts'
import { ExportRefused } from '../../own-export/export-refused.ts'
import { isMarkedAsJournal } from './file-names.ts'
import { findEntries, type ZipEntry } from './zip-directory.ts'

/**
 * An athlete's export of several years is far smaller; a larger file is a mistake or a zip bomb
 * (docs/reference/other-wearables.md#safety).
 */
export const CSV_LIMIT_BYTES = 50 * 1024 * 1024
const TOTAL_LIMIT_MEGABYTES = 64
/** WHOOP writes four files, and macOS adds a metadata file for each; this leaves room for several exports in one zip. */
const CSV_FILES_LIMIT = 100

export interface CsvFile {
  /** Without the folder. */
  name: string
  bytes: Uint8Array
}

/** A zip begins with a local file header, an empty one with its end record. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

/**
 * The CSV files of a zip in any folder, unpacked; the journal and other files are not unpacked. Checks each file's
 * declared size, its actual size and its checksum: fflate checks neither and truncates a file that is longer than
 * declared.
 * @throws ExportRefused
 */
export function csvFilesOf(zip: Uint8Array): CsvFile[] {
  const entries = findEntries(zip).filter(({ path }) => isCsv(path) && !isMarkedAsJournal(baseName(path)))
  checkTogether(entries)
  return entries.map((entry) => ({ name: baseName(entry.path), bytes: unpack(entry) }))
}

/** @throws ExportRefused for more files, or larger ones, than any export has */
export function checkTogether(entries: readonly { path: string; size: number }[]): void {
  if (entries.length > CSV_FILES_LIMIT)
    throw new ExportRefused({}, `This zip holds more than ${CSV_FILES_LIMIT} CSV files`)
  for (const entry of entries) if (entry.size > CSV_LIMIT_BYTES) refuseSize(entry)
  if (entries.reduce((sum, { size }) => sum + size, 0) > TOTAL_LIMIT_MEGABYTES * 1024 * 1024)
    throw new ExportRefused({}, `The files of this zip are larger than ${TOTAL_LIMIT_MEGABYTES} MB together`)
}

/** macOS adds a metadata file `__MACOSX/._name` for each file. */
export const isCsv = (path: string) => /\.csv$/i.test(path) && !baseName(path).startsWith('._')

function unpack(entry: ZipEntry): Uint8Array {
  const file = baseName(entry.path)
  if (entry.encrypted) throw new ExportRefused({ file }, 'is locked with a password')
  if (entry.method !== 'stored' && entry.method !== 'deflated')
    throw new ExportRefused({ file }, 'is packed in a way that Corner cannot read')
  const bytes = entry.method === 'stored' ? entry.packed : inflate(entry, file)
  if (bytes.length !== entry.size || crc32(bytes) !== entry.crc32)
    throw new ExportRefused({ file }, 'is damaged; download the export again')
  return bytes
}

function inflate(entry: ZipEntry, file: string): Uint8Array {
  try {
    return inflateRawSync(entry.packed, { maxOutputLength: Math.max(1, entry.size) })
  } catch (cause) {
    throw new ExportRefused({ file }, 'is damaged; download the export again', { cause })
  }
}

function refuseSize({ path }: { path: string }): never {
  throw new ExportRefused({ file: baseName(path) }, 'is larger than 50 MB')
}
