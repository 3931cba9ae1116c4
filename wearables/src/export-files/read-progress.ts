import type { ExportEntry, ExportReading } from './export-format.ts'

/** The files that are going to be read, each of which tells how far the reading of all is. */
export function withProgress(entries: readonly ExportEntry[], { onProgress }: ExportReading): ExportEntry[] {
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  let read = 0
  return entries.map((entry) => ({
    path: entry.path,
    size: entry.size,
    async *bytes(limitBytes) {
      for await (const piece of entry.bytes(limitBytes)) {
        yield piece
        read += piece.length
        onProgress?.(Math.min(1, total === 0 ? 1 : read / total))
      }
    },
  }))
}
