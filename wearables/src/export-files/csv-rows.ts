import { pipeline, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { CsvError, type OptionsWithColumns, parse } from 'csv-parse'
import { parse as parseWhole } from 'csv-parse/sync'
import { ExportRefused } from '../own-export/export-refused.ts'
import { baseName } from './base-name.ts'
import type { ExportEntry } from './export-format.ts'

/** A history has thousands of files of one row each, which are sooner read whole. */
const SMALL_BYTES = 64 * 1024

const OPTIONS: OptionsWithColumns<CsvRow> = {
  bom: true,
  columns: (headers: string[]) => headers.map((header) => header.trim().toLowerCase()),
  trim: true,
  skip_empty_lines: true,
  relax_column_count: true,
  max_record_size: 100_000, // characters
}

/** A row's cells by their headers, which are in lower case. */
export type CsvRow = Readonly<Record<string, string | undefined>>

/**
 * The rows of a CSV file that begins with its headers, one after the other: a large file is never whole in memory.
 * @param limitBytes a longer file is refused
 * @throws ExportRefused for a file that is no table
 */
export async function* rowsOf(entry: ExportEntry, limitBytes: number): AsyncGenerator<CsvRow> {
  try {
    if (entry.size <= SMALL_BYTES) yield* parseWhole(await buffer(entry.bytes(limitBytes)), OPTIONS)
    else yield* streamed(entry, limitBytes)
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    const line = typeof cause.lines === 'number' ? cause.lines : null
    throw new ExportRefused({ file: baseName(entry.path), line }, 'is damaged or cut off; download the export again', {
      cause,
    })
  }
}

async function* streamed(entry: ExportEntry, limitBytes: number): AsyncGenerator<CsvRow> {
  const parser = parse(OPTIONS)
  pipeline(Readable.from(entry.bytes(limitBytes)), parser, () => {}) // an error comes out of the parser
  yield* parser
}
