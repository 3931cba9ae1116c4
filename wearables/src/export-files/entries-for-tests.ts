import { entryOf } from './entry-for-tests.ts'
import type { ExportEntry } from './export-format.ts'

/** Files of an export in memory, by path. */
export function entriesOf(files: Readonly<Record<string, string | Uint8Array>>): ExportEntry[] {
  return Object.entries(files).map(([path, content]) => entryOf(content, path))
}
