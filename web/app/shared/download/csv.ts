/** A number with a decimal point, null as an empty cell, a text unchanged. Days are texts, `YYYY-MM-DD`. */
export type CsvCell = string | number | null

/** The content of a CSV file: headings, and in every row one cell for each. */
export interface CsvTable {
  heads: readonly string[]
  rows: readonly (readonly CsvCell[])[]
}

/** Spreadsheets recognize UTF-8 by it: without it "Tomás" reads "TomÃ¡s" in Excel. */
const BYTE_ORDER_MARK = '\uFEFF'
/**
 * Spreadsheets run texts that begin like this as formulas; the wide forms are the same characters on a Japanese
 * keyboard.
 */
const FORMULA_START = /^\s*[=+\-@\t\r\n＝＋－＠]/
const NEEDS_QUOTES = /[",\r\n]/

/**
 * A table as a CSV file: RFC 4180 in UTF-8, with headings, CRLF after every line. A text that a spreadsheet would run
 * as a formula gets an apostrophe before it (OWASP, "CSV Injection"), because names are typed by strangers. Numbers
 * stay numbers, also below zero.
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
