import { csvCell } from '@corner/contract/csv.ts'

/** A figure with its unit: the number goes into the cell, the unit into the column's header. */
const FIGURE = /^(−?[\d,]+(?:\.\d+)?) ?(\D+)$/

/** Rows as spreadsheet text, in a block to copy: plain numbers, with each column's unit in its header. */
export function asCsv(head: readonly string[], body: readonly (readonly string[])[]): string {
  const units = head.map((_, column) => unitOf(body.map((row) => row[column] ?? '')))
  // "Number of records" names its unit.
  const first = head.map((name, column) => {
    const unit = units[column]
    return unit && !name.includes(unit) ? `${name} (${unit})` : name
  })
  const rows = body.map((row) => row.map((cell, column) => (units[column] ? numberOf(cell) : csvCell(cell))))
  const lines = [first.map(csvCell), ...rows].map((cells) => cells.join(','))
  return ['```csv', ...lines, '```'].join('\n')
}

/** The single unit of a column; undefined: it has names, or several units. */
function unitOf(cells: readonly string[]): string | undefined {
  const figures = cells.filter((cell) => cell !== '–')
  const units = figures.map((cell) => FIGURE.exec(cell)?.[2]?.replace(/^records$/, 'record'))
  const [unit] = units
  return figures.length > 0 && new Set(units).size === 1 ? unit : undefined
}

const numberOf = (cell: string) =>
  cell === '–' ? '' : cell.replace(FIGURE, '$1').replace('−', '-').replaceAll(',', '')
