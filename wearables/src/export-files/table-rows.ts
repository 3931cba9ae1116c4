import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { ExportRefused } from '../own-export/export-refused.ts'
import { baseName } from './base-name.ts'
import type { ExportEntry } from './export-format.ts'

/** A row's wanted cells by the names of their columns. */
type TableRow = ReadonlyMap<string, string>

interface TableReading {
  limitBytes: number
  rowLimit: number
  /** Of all others nothing is kept. */
  columns: readonly string[]
  /** A header in the spelling of `columns`. */
  nameOf(header: string): string
}

const LONGEST_ROW = 2_000_000 // characters: a night's series lies in one cell

/**
 * The rows of a CSV file, one at a time. Semicolon or comma: what its first line has more of.
 * @throws ExportRefused for what is no table, or is longer than allowed
 */
export async function* tableRows(entry: ExportEntry, reading: TableReading): AsyncGenerator<TableRow> {
  const file = baseName(entry.path)
  const { delimiter, pieces } = await delimiterOf(entry.bytes(reading.limitBytes))
  const parser = parse({
    delimiter,
    bom: true,
    skip_empty_lines: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: LONGEST_ROW,
  })
  pipeline(Readable.from(pieces), parser, () => {}) // an error comes out of the parser
  let columns: Map<string, number> | undefined
  let rows = 0
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      if (!columns) {
        columns = wantedColumns(record, reading)
        continue
      }
      rows += 1
      if (rows > reading.rowLimit)
        throw new ExportRefused({ file }, `has more than ${reading.rowLimit.toLocaleString('en-US')} rows`)
      yield new Map([...columns].map(([name, index]) => [name, (record[index] ?? '').trim()] as const))
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    const line = typeof cause.lines === 'number' ? cause.lines : null
    throw new ExportRefused({ file, line }, 'this row cannot be read; a quotation mark may be wrong or missing', {
      cause,
    })
  }
}

function wantedColumns(headers: readonly string[], { columns, nameOf }: TableReading): Map<string, number> {
  const places = headers.map((header, index) => [nameOf(header.trim()), index] as const)
  return new Map(places.filter(([name]) => columns.includes(name)))
}

async function delimiterOf(bytes: AsyncIterable<Uint8Array>) {
  const iterator = bytes[Symbol.asyncIterator]()
  const first = await iterator.next()
  const start: Uint8Array = first.done ? new Uint8Array() : first.value
  const [line = ''] = new TextDecoder().decode(start).split(/\r?\n/, 1)
  const delimiter = line.split(';').length > line.split(',').length ? ';' : ','
  async function* pieces() {
    yield start
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return { delimiter, pieces: pieces() }
}
