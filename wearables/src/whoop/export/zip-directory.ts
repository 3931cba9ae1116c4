import { ExportRefused } from '../../own-export/export-refused.ts'

/** A file in a zip, still packed. Fields are those of PKWARE's APPNOTE, 4.3.12. */
export interface ZipEntry {
  path: string
  method: 'stored' | 'deflated' | 'other'
  encrypted: boolean
  /** The declared unpacked size. */
  size: number
  crc32: number
  packed: Uint8Array
}

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_HEADER = 0x04034b50
const END_LENGTH = 22
const LONGEST_COMMENT = 0xffff
/** An athlete's zip stays far below, even with photos or routes beside the CSV files. */
const ENTRIES_LIMIT = 2_000
const METHODS: Record<number, ZipEntry['method']> = { 0: 'stored', 8: 'deflated' }

/** All files in the central directory at the end of a zip. @throws ExportRefused for a truncated or damaged zip */
export function findEntries(zip: Uint8Array): ZipEntry[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  try {
    const end = findEnd(view)
    const entries: ZipEntry[] = []
    let at = view.getUint32(end + 16, true)
    const count = view.getUint16(end + 10, true)
    if (count > ENTRIES_LIMIT) throw new ExportRefused({}, `This zip holds more than ${ENTRIES_LIMIT} files`)
    for (let left = count; left > 0; left--) {
      expectMark(view, at, DIRECTORY_ENTRY)
      entries.push(readEntry(zip, view, at))
      at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
    return entries
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause // thrown by a DataView that reads beyond its end
    throw new ExportRefused({}, 'This zip is damaged or cut off; download the export again', { cause })
  }
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_LENGTH
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at
  throw new RangeError('a zip without its directory')
}

function readEntry(zip: Uint8Array, view: DataView, at: number): ZipEntry {
  const pathLength = view.getUint16(at + 28, true)
  const packedSize = view.getUint32(at + 20, true)
  const local = view.getUint32(at + 42, true)
  expectMark(view, local, LOCAL_HEADER)
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  if (start + packedSize > zip.length) throw new RangeError('a file beyond the end of its zip')
  return {
    path: new TextDecoder().decode(zip.subarray(at + 46, at + 46 + pathLength)).replaceAll('\\', '/'),
    method: METHODS[view.getUint16(at + 10, true)] ?? 'other',
    encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    size: view.getUint32(at + 24, true),
    crc32: view.getUint32(at + 16, true),
    packed: zip.subarray(start, start + packedSize),
  }
}

function expectMark(view: DataView, at: number, mark: number) {
  if (view.getUint32(at, true) !== mark) throw new RangeError('a zip whose directory points astray')
}
