/** A spreadsheet takes a cell that begins so for a formula, and would work it out. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * Rows as the text of a CSV file that spreadsheets open as it is meant: with a byte order mark, so that they read UTF-8. A text
 * that would be a formula gets an apostrophe before it.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(written).join(',')).join('\r\n')}\r\n`
}

function written(cell: string): string {
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Hands a text to the reader as a file. */
export function downloadCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun by then; without it the file would stay in memory.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
