import type { ExportEntry } from './export-format.ts'

/** Files of an export in memory, by path. */
export function entriesOf(files: Readonly<Record<string, string | Uint8Array>>): ExportEntry[] {
  return Object.entries(files).map(([path, content]) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    return { path, size: bytes.length, bytes: () => inPieces(bytes) }
  })
}

const PIECE_BYTES = 64 * 1024

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) yield bytes.subarray(from, from + PIECE_BYTES)
}
