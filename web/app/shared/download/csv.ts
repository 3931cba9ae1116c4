/** A number is written with a point, null as nothing, a text as it stands. Days are texts, `YYYY-MM-DD`. */
export type CsvCell = string | number | null

/** What a CSV file holds: heads, and for each of them a cell in every row. */
export interface CsvTable {
  heads: readonly string[]
  rows: readonly (readonly CsvCell[])[]
}

/** By which a spreadsheet tells UTF-8: without it "Tomás" reads "TomÃ¡s" in Excel. */
const BYTE_ORDER_MARK = '\uFEFF'
/** A text that begins so is run as a formula by spreadsheets; the wide forms are the same signs of a Japanese keyboard. */
const FORMULA_START = /^\s*[=+\-@\t\r\n＝＋－＠]/
const NEEDS_QUOTES = /[",\r\n]/

/**
 * A table as a CSV file: RFC 4180 in UTF-8, a head first, CRLF after every line. A text that a spreadsheet would take for a formula
 * gets an apostrophe before it (OWASP, "CSV Injection"): names are typed by strangers. Numbers stay numbers, below zero, too.
 */
export function csvText(heads: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [heads, ...rows].map((cells) => `${cells.map(writeCell).join(',')}\r\n`)
  return BYTE_ORDER_MARK + lines.join('')
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const text = FORMULA_START.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
