import { dayLabel } from '@corner/analytics/day-label.ts'
import type { ChatStep } from '@corner/contract/entities/chat.ts'
import type { TableColumn } from '../../../../../ui/table.tsx'

type Cell = ChatStep['rows'][number][number]

export interface StepRow {
  cells: readonly Cell[]
  place: number
}

/**
 * The columns of a look-up's rows. The numbers of a column have as many decimals as the one that needs most; where each row has its
 * own unit, it holds for the columns before it, and each number has its own decimals. null is a dash; a column of nothing else is left
 * out. The athlete stays in sight when the rows are scrolled sideways.
 */
export function stepColumns({ columns, rows }: Pick<ChatStep, 'columns' | 'rows'>): TableColumn<StepRow>[] {
  const heads = columns.map(({ label, unit }) => (unit === '' ? label : `${label} (${unit})`))
  const unitPlace = columns.findIndex(({ label }) => label === 'Unit')
  const namePlace = Math.max(
    0,
    columns.findIndex(({ label }) => label === 'Athlete'),
  )
  return columns.flatMap(({ unit }, place) => {
    const cells = rows.map((row) => row[place] ?? null)
    if (rows.length > 0 && cells.every((cell) => cell === null)) return []
    const numbers = cells.filter((cell) => typeof cell === 'number')
    const decimalsIn = (row: readonly Cell[], number: number) =>
      place > unitPlace ? decimalsOf(numbers, unit) : decimalsOf([number], row[unitPlace])
    return {
      head: keyOf(heads, place),
      isName: place === namePlace,
      align: numbers.length > 0 && cells.every((cell) => typeof cell !== 'string') ? 'end' : 'start',
      cell: ({ cells: row }) => {
        const cell = row[place] ?? null
        if (cell === null) return '–'
        return typeof cell === 'number' ? withMinus(cell.toFixed(decimalsIn(row, cell))) : dayLabel(cell)
      },
    }
  })
}

/** The typographic minus, as everywhere. */
const withMinus = (number: string) => number.replace('-', '−')

/** A head is its column's key: a second one of the same words gets its number. */
function keyOf(heads: readonly string[], place: number): string {
  const head = heads[place] ?? ''
  const before = heads.slice(0, place).filter((other) => other === head).length
  return before === 0 ? head : `${head} ${before + 1}`
}

/** Hours have one decimal at least, as everywhere. */
function decimalsOf(numbers: readonly number[], unit: Cell | undefined): number {
  const needed = numbers.map((number) => String(number).split('.')[1]?.length ?? 0)
  return Math.max(unit === 'h' ? 1 : 0, ...needed)
}
