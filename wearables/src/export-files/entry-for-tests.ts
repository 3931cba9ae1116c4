import type { ExportEntry } from './export-format.ts'

/** A file with this content, given in pieces of some length. */
export function entryOf(content: string | Uint8Array, path: string, pieceBytes = 64 * 1024): ExportEntry {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return {
    path,
    size: bytes.length,
    async *bytes() {
      for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
    },
  }
}
