/** A value of a CSV cell. null and undefined: an empty cell. */
export type CsvValue = string | number | boolean | null | undefined

/** So that spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A spreadsheet takes a text that begins so for a formula, and runs it (OWASP, "CSV injection"). */
const FORMULA = /^[=+\-@\t\r]/

/** One line as RFC 4180 writes it, with its line end. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(cell).join(',')}\r\n`
}

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
