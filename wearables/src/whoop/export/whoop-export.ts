import { baseName } from '../../export-files/base-name.ts'
import { bytesOf } from '../../export-files/entry-text.ts'
import type { ExportFormat } from '../../export-files/export-format.ts'
import { WHOOP_CAPABILITIES } from '../capabilities.ts'
import { CSV_LIMIT_BYTES, type CsvFile, checkTogether, isCsv } from './archive.ts'
import { type ColumnName, findColumn, findTableKind } from './columns.ts'
import { isExportFile, isMarkedAsJournal } from './file-names.ts'
import { readCsvFiles } from './read-export.ts'

/** WHOOP's "Data Export" (docs/reference/other-wearables.md#whoop-member-export): its zip, or one file of it. */
export const whoopExport: ExportFormat = {
  provider: 'whoop',
  capabilities: WHOOP_CAPABILITIES,
  label: 'WHOOP Data Export',
  howToGet: 'In the WHOOP app: More, App Settings, Data Export. The zip you get by e-mail has all your days.',
  accepts: ['.zip', '.csv'],
  isOurs: (paths, head) => paths.some((path) => isExportFile(baseName(path))) || isTable(head),
  async read(entries, { now, onProgress }) {
    const read = entries.filter(
      ({ path }) => (entries.length === 1 || isCsv(path)) && !isMarkedAsJournal(baseName(path)),
    )
    checkTogether(read)
    const files: CsvFile[] = []
    for (const [index, entry] of read.entries()) {
      files.push({ name: baseName(entry.path), bytes: await bytesOf(entry, CSV_LIMIT_BYTES) })
      onProgress?.((index + 1) / (read.length + 1))
    }
    const { records, files: filesOfKinds } = readCsvFiles(files, now)
    return { records, files: filesOfKinds, skipped: [], owner: null }
  },
}

/** By the headers of a file whose name says nothing. */
function isTable(head: Uint8Array): boolean {
  const [headers = ''] = new TextDecoder().decode(head).split(/\r?\n/, 1)
  const columns = headers.split(',').map((header) => findColumn(header.replace(/^\uFEFF?"?|"$/g, '')))
  const kind = findTableKind(new Set(columns.filter((column): column is ColumnName => column !== undefined)))
  return kind !== undefined && kind !== 'journal'
}
