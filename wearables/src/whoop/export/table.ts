import { CsvError, type Info, parse } from 'csv-parse/sync'
import { ExportRefused, quoted } from '../../own-export/export-refused.ts'
import type { CsvFile } from './archive.ts'
import { COLUMNS, type ColumnName, findColumn, findTableKind, type TableKind } from './columns.ts'
import { type DateOrder, findDateOrder } from './wall-clock.ts'

export interface ExportRow {
  table: ExportTable
  /** The row's first line, as an editor counts. */
  line: number
  cells: readonly string[]
}

export interface ExportTable {
  file: string
  /** undefined: unknown headers. */
  kind: TableKind | undefined
  headers: readonly string[]
  /** The index of each known column. */
  columns: ReadonlyMap<ColumnName, number>
  dateOrder: DateOrder
  /** When the export is read: no record may be more than a day later. */
  readAt: Date
  rows: readonly ExportRow[]
}

/** 54 years of cycles, or five workouts a day for eleven years. 50 MB of short lines would fill the memory when parsed. */
const ROW_LIMIT = 20_000
/** Limit for all files of an upload; nearly ten years of one athlete had 13,584 rows. */
const ROWS_TOGETHER = 40_000
const LONGEST_ROW = 100_000 // characters

const TIME_COLUMNS = ['cycle_start', 'cycle_end', 'sleep_onset', 'wake_onset', 'workout_start', 'workout_end'] as const

/**
 * The CSV files of one upload as tables.
 * @throws ExportRefused for a file that is not a table, and for more rows than one upload may have
 */
export function readTables(files: readonly CsvFile[], readAt: Date): ExportTable[] {
  let rowsLeft = ROWS_TOGETHER
  return files.map((csv) => {
    const [head, ...body] = parseCsv(csv, rowsLeft)
    rowsLeft -= body.length
    return tableOf(csv, head, body, readAt)
  })
}

/** A CSV file as rows with known columns; the rows of a journal are dropped. */
function tableOf(
  csv: CsvFile,
  head: ParsedRecord | undefined,
  body: readonly ParsedRecord[],
  readAt: Date,
): ExportTable {
  if (!head) throw new ExportRefused({ file: csv.name }, 'is empty')
  const headers = head.record
  const columns = knownColumns(csv.name, headers)
  const kind = findTableKind(new Set(columns.keys()))
  const rows: ExportRow[] = []
  const times = TIME_COLUMNS.flatMap((column) => columns.get(column) ?? [])
  const table: ExportTable = {
    file: csv.name,
    kind,
    headers,
    columns,
    dateOrder: findDateOrder(body.flatMap(({ record }) => times.map((index) => record[index] ?? ''))),
    readAt,
    rows,
  }
  if (kind === undefined || kind === 'journal') return table
  for (const { record, info } of body) {
    if (record.every((cell) => cell.trim() === '')) continue
    const line = info.lines - record.join('').split('\n').length + 1
    if (record.length !== headers.length)
      throw new ExportRefused(
        { file: csv.name, line },
        `${record.length} values stand under ${headers.length} headers; the file may be cut off`,
      )
    rows.push({ table, line, cells: record })
  }
  return table
}

function knownColumns(file: string, headers: readonly string[]): Map<ColumnName, number> {
  const columns = new Map<ColumnName, number>()
  for (const [index, header] of headers.entries()) {
    const name = findColumn(header)
    if (name === undefined) continue
    if (columns.has(name))
      throw new ExportRefused({ file, line: 1, column: header }, `stands twice, as ${quoted(COLUMNS[name].headers[0])}`)
    columns.set(name, index)
  }
  return columns
}

interface ParsedRecord {
  record: string[]
  info: Info
}

/** @param rowsLeft how many rows the file may have besides its headers, unless that exceeds the limit for one file */
function parseCsv({ name, bytes }: CsvFile, rowsLeft: number): ParsedRecord[] {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes) // also removes a byte order mark
  } catch (cause) {
    throw new ExportRefused({ file: name }, 'is not a text file in UTF-8', { cause })
  }
  if (text.includes('\0')) throw new ExportRefused({ file: name }, 'is not a text file in UTF-8') // PostgreSQL cannot store it either
  const options = { info: true, skip_empty_lines: true, relax_column_count: true } as const
  const limit = Math.min(ROW_LIMIT, rowsLeft)
  const limits = { to: limit + 2, max_record_size: LONGEST_ROW } // the headers, and one row too many
  try {
    const records = parse(text, { ...options, ...limits }) as unknown[] as ParsedRecord[] // the package's types lack `info`
    if (records.length > ROW_LIMIT + 1) throw new ExportRefused({ file: name }, `has more than ${ROW_LIMIT} rows`)
    if (records.length > limit + 1)
      throw new ExportRefused({}, `The files of this export have more than ${ROWS_TOGETHER} rows together`)
    return records
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    const line = typeof cause.lines === 'number' ? cause.lines : null
    throw new ExportRefused({ file: name, line }, 'a quotation mark is wrong or missing', { cause })
  }
}
