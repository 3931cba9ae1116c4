import { Refusal } from '@corner/contract/refusal.ts'
import { CsvError, parse } from 'csv-parse/sync'
import { delimiterOf } from './delimiter.ts'

/** More people than a club has. */
export const MAX_PEOPLE = 10_000
/** Spreadsheets export empty rows below the last person; no more than these are read. */
const MAX_ROWS = 5 * MAX_PEOPLE
/** A header and a person need far less; a file that is one endless line is no roster. */
const LONGEST_ROW = 100_000

export interface CsvRow {
  /** The row's line in the file, counted from 1. */
  line: number
  cells: string[]
}

/** Why the file cannot be read at all. */
export interface CsvFailure {
  line: number
  message: string
}

/**
 * The rows of a CSV text without empty ones; the delimiter is detected from the first row that is not empty. A quote inside an
 * unquoted cell is an ordinary character.
 * @throws Refusal `too_large` for more rows than a roster has
 */
export function readCsvRows(text: string): CsvRow[] | CsvFailure {
  const head = text.split('\n', 50).find((line) => line.trim() !== '') ?? ''
  try {
    const records: string[][] = parse(text, {
      delimiter: delimiterOf(head.slice(0, LONGEST_ROW)),
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: LONGEST_ROW,
      to: MAX_ROWS + 1,
    })
    if (records.length > MAX_ROWS) throw tooManyPeople()
    return withLines(records)
  } catch (error) {
    if (error instanceof CsvError) return failureOf(error)
    throw error
  }
}

export function tooManyPeople(): Refusal {
  return new Refusal('too_large', `A roster may have up to ${MAX_PEOPLE.toLocaleString('en')} people. Split the file.`)
}

function withLines(records: readonly string[][]): CsvRow[] {
  const rows: CsvRow[] = []
  let line = 1
  for (const cells of records) {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells })
    line += 1 + cells.reduce((breaks, cell) => breaks + lineBreaks(cell), 0)
  }
  return rows
}

function lineBreaks(cell: string): number {
  return cell.includes('\n') ? cell.split('\n').length - 1 : 0
}

function failureOf(error: CsvError): CsvFailure {
  const line = typeof error.lines === 'number' ? error.lines : 1
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return { line, message: 'A quote is opened here or before and never closed. Close it, or take it out.' }
  return { line, message: 'This line is too long for a person. Is a quote not closed, or is this no CSV file?' }
}
