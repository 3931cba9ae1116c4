import type { ExportEntry } from '../../export-files/export-format.ts'
import { tableRows } from '../../export-files/table-rows.ts'
import { columnOf, FILES, type OuraFile } from './columns.ts'

const MEGABYTE = 1024 * 1024
/** A night has some 5 kB with its series, a day's activity 8 kB. */
const LIMIT_BYTES = 500 * MEGABYTE
/** Thirty years of nights, naps and workouts. */
const ROW_LIMIT = 40_000

export type Document = Record<string, unknown>

/** The rows of one file as documents of the API, without what Corner does not read. @throws ExportRefused */
export async function documentsOf(entry: ExportEntry, file: OuraFile): Promise<Document[]> {
  const documents: Document[] = []
  const reading = { limitBytes: LIMIT_BYTES, rowLimit: ROW_LIMIT, columns: FILES[file], nameOf: columnOf }
  for await (const cells of tableRows(entry, reading)) {
    const document: Document = Object.fromEntries([...cells].map(([column, cell]) => [column, cellValue(column, cell)]))
    if (file === 'sleep') documents.push({ ...document, ...inBed(document), id: document.id ?? document.bedtime_start })
    else if (file === 'workouts') documents.push({ ...document, id: document.id ?? document.start_datetime })
    else documents.push(document)
  }
  return documents
}

/** Not every export has the time in bed, which is that between its two ends. */
function inBed({ time_in_bed, bedtime_start, bedtime_end }: Document): Document {
  const seconds = (Date.parse(String(bedtime_end)) - Date.parse(String(bedtime_start))) / 1000
  return { time_in_bed: time_in_bed ?? (Number.isNaN(seconds) ? null : seconds) }
}

const TEXTS: readonly string[] = ['id', 'day', 'type', 'bedtime_start', 'bedtime_end', 'activity']
const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i

/** A cell as the API would give it: JSON may stand in it, and an empty one is no value. */
function cellValue(column: string, cell: string): unknown {
  if (cell === '' || cell === 'null' || cell === 'None') return null
  if (TEXTS.includes(column) || column.endsWith('_datetime')) return cell
  if (column === 'spo2_percentage') return spo2Of(cell)
  return NUMBER.test(cell) ? Number(cell) : cell
}

function spo2Of(cell: string): unknown {
  if (NUMBER.test(cell)) return { average: Number(cell) }
  try {
    return JSON.parse(cell)
  } catch {
    return cell // refused by name when the record is read
  }
}
