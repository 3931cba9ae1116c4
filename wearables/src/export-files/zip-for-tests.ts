import { strToU8, type Zippable, zipSync } from 'fflate'

/** Texts or bytes by path, zipped. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const bytes = Object.entries(files).map(([path, content]) => [
    path,
    typeof content === 'string' ? strToU8(content) : content,
  ])
  return zipSync(Object.fromEntries(bytes) as Zippable)
}

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50

/** Where the list of a small zip begins, and where its end record is. */
function places(zip: Uint8Array): { view: DataView; directory: number; end: number } {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = zip.length - 22
  if (view.getUint32(end, true) !== END_OF_DIRECTORY) throw new Error('Not a zip without a comment')
  return { view, directory: view.getUint32(end + 16, true), end }
}

/** The same zip with a change in the list's first entry: its offsets are those of PKWARE's APPNOTE, 4.3.12. */
export function withFirstEntry(zip: Uint8Array, change: (view: DataView, entry: number) => void): Uint8Array {
  const copy = zip.slice()
  const { view, directory } = places(copy)
  if (view.getUint32(directory, true) !== DIRECTORY_ENTRY) throw new Error('A zip without files')
  change(view, directory)
  return copy
}

/** The same zip as one of more than 4 GB is written: its sizes and places stand in records of 64 bits (APPNOTE, 4.3.14). */
export function asZip64(zip: Uint8Array): Uint8Array {
  const { view, directory, end } = places(zip)
  const [count, size] = [view.getUint16(end + 10, true), view.getUint32(end + 12, true)]
  const long = new DataView(new ArrayBuffer(56 + 20 + 22))
  long.setUint32(0, 0x06064b50, true)
  long.setBigUint64(4, 44n, true)
  long.setUint16(12, 45, true)
  long.setUint16(14, 45, true)
  long.setBigUint64(24, BigInt(count), true)
  long.setBigUint64(32, BigInt(count), true)
  long.setBigUint64(40, BigInt(size), true)
  long.setBigUint64(48, BigInt(directory), true)
  long.setUint32(56, 0x07064b50, true)
  long.setBigUint64(64, BigInt(end), true)
  long.setUint32(72, 1, true)
  long.setUint32(76, END_OF_DIRECTORY, true)
  long.setUint16(84, 0xffff, true)
  long.setUint16(86, 0xffff, true)
  long.setUint32(88, 0xffffffff, true)
  long.setUint32(92, 0xffffffff, true)
  return Buffer.concat([zip.subarray(0, end), new Uint8Array(long.buffer)])
}
