/** A value of a CSV cell. null, undefined and what is no finite number: an empty cell. Days are texts, `YYYY-MM-DD`. */
export type CsvValue = string | number | boolean | null | undefined

/** What a CSV file holds: heads, and for each of them a cell in every row. */
export interface CsvTable {
  heads: readonly string[]
  rows: readonly (readonly CsvValue[])[]
}

/** By which a spreadsheet tells UTF-8: without it "Tomás" reads "TomÃ¡s" in Excel. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A text that begins so is run as a formula by spreadsheets; the wide forms are the same signs of a Japanese keyboard. */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/
/**
 * The same inside a text: where the system's list separator is a semicolon, as in most of Europe, Excel begins a new cell at one,
 * and quotes do not stop it because the field does not begin with them. LibreOffice offers the tab as a separator too.
 */
const LATER_FORMULA = /(?<=[;\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/g

/**
 * A table as a CSV file: RFC 4180 in UTF-8, a head first.
 * @throws Error for a row with more or fewer cells than heads: its values would stand under other heads
 */
export function csvText({ heads, rows }: CsvTable): string {
  const uneven = rows.findIndex(({ length }) => length !== heads.length)
  if (uneven >= 0) throw new Error(`Row ${uneven + 1} has ${rows[uneven]?.length} cells, the head ${heads.length}`)
  return BYTE_ORDER_MARK + [heads, ...rows].map(csvLine).join('')
}

/** One line as RFC 4180 writes it, with its line end. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}

/**
 * One cell. What a spreadsheet would take for a formula gets an apostrophe before it, also after a sign that begins a new cell for some
 * (OWASP, "CSV Injection"): names are typed by strangers. Numbers stay numbers, below zero, too.
 */
export function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value === 'boolean') return String(value)
  const text = (FORMULA.test(value) ? `'${value}` : value).replaceAll(LATER_FORMULA, "'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
