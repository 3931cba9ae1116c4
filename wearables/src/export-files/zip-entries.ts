import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ExportRefused, quoted } from '../own-export/export-refused.ts'
import { baseName } from './base-name.ts'
import type { ExportEntry } from './export-format.ts'

/** Google's largest known one has 32,738; each takes about a kilobyte of memory. */
const FILES_LIMIT = 60_000
const GIGABYTE = 1024 ** 3
/** Of all files of a zip that are asked for. Apple's and Google's have some gigabytes. */
const TOGETHER_BYTES = 20 * GIGABYTE
/** Real data packs to a hundredth at most; ten gigabytes of zeros to a thousandth. */
const RATIO_LIMIT = 200
/** A short list of the same line may well pack better. */
const RATIO_FROM_BYTES = 64 * 1024 * 1024
const STORED = 0
const DEFLATED = 8

export interface ZipEntries {
  entries: ExportEntry[]
  close(): void
}

/**
 * The files of a zip on disk; also of one with more than 4 GB or 65,535 files (zip64). Only its list is read, and a file once it is
 * asked for. Its folders, and what macOS adds beside each file, are left out.
 * @throws ExportRefused for a zip that is cut off, damaged, or names files outside of itself
 */
export async function openZip(path: string): Promise<ZipEntries> {
  const zip = await refusing(() => openPromise(path, { autoClose: false }))
  // A failure while it is being closed concerns nobody any more.
  zip.on('error', () => {})
  try {
    return { entries: await refusing(() => listOf(zip)), close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function listOf(zip: ZipFile): Promise<ExportEntry[]> {
  if (zip.entryCount > FILES_LIMIT)
    throw new ExportRefused({}, `This zip holds more than ${FILES_LIMIT.toLocaleString('en-US')} files`)
  const unpacked = { bytes: 0 }
  const entries: ExportEntry[] = []
  for await (const entry of zip.eachEntry()) {
    const path = entry.fileName
    if (path.endsWith('/') || path.startsWith('__MACOSX/') || baseName(path).startsWith('._')) continue
    entries.push({ path, size: entry.uncompressedSize, bytes: (limit) => unpack(zip, entry, limit, unpacked) })
  }
  return entries
}

/** Checks each file's declared size, its actual size, its ratio and its checksum. */
async function* unpack(
  zip: ZipFile,
  entry: Entry,
  limitBytes: number,
  together: { bytes: number },
): AsyncGenerator<Uint8Array> {
  const file = baseName(entry.fileName)
  if (entry.isEncrypted()) throw new ExportRefused({ file }, 'is locked with a password')
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
    throw new ExportRefused({ file }, 'is packed in a way that Corner cannot read')
  if (entry.uncompressedSize > limitBytes) throw new ExportRefused({ file }, `is larger than ${written(limitBytes)}`)
  if (entry.uncompressedSize > RATIO_FROM_BYTES && entry.uncompressedSize > entry.compressedSize * RATIO_LIMIT)
    throw new ExportRefused({ file }, 'holds next to nothing, but very much of it: no maker sends such a file')
  const stream = await refusing(() => zip.openReadStreamPromise(entry), file)
  let checksum = 0
  for await (const piece of pieces(stream, file)) {
    checksum = crc32(piece, checksum)
    together.bytes += piece.length
    if (together.bytes > TOGETHER_BYTES)
      throw new ExportRefused({}, `The files of this zip are larger than ${written(TOGETHER_BYTES)} together`)
    yield piece
  }
  if (checksum !== entry.crc32) throw damaged(file)
}

async function* pieces(stream: Readable, file: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of stream) yield piece as Uint8Array
  } catch (error) {
    throw asRefusal(error, file)
  } finally {
    stream.destroy()
  }
}

async function refusing<T>(task: () => Promise<T>, file?: string): Promise<T> {
  try {
    return await task()
  } catch (error) {
    throw asRefusal(error, file)
  }
}

/** What yauzl and zlib say of wrong bytes; a failure of the disk stays what it is. */
function asRefusal(error: unknown, file?: string): unknown {
  if (error instanceof ExportRefused || (error as NodeJS.ErrnoException).syscall !== undefined) return error
  const { message } = error as Error
  const outside = /^(?:invalid relative path|absolute path|invalid characters in fileName): (.*)$/s.exec(message)?.[1]
  if (outside !== undefined)
    return new ExportRefused(
      {},
      `This zip names a file outside of itself, ${quoted(outside)}: bring in the zip as its maker sent it`,
      { cause: error },
    )
  return file === undefined
    ? new ExportRefused({}, 'This zip is damaged or cut off; download the export again', { cause: error })
    : damaged(file, error)
}

function damaged(file: string, cause?: unknown): ExportRefused {
  return new ExportRefused({ file }, 'is damaged; download the export again', { cause })
}

function written(bytes: number): string {
  return bytes < GIGABYTE ? `${Math.round(bytes / 1024 ** 2)} MB` : `${Math.round(bytes / GIGABYTE)} GB`
}
