import { dayLabel } from '@corner/analytics/day-label.ts'
import type { ChatStep } from '@corner/contract/entities/chat.ts'
import type { TableColumn } from '../../look/table.tsx'

type Cell = ChatStep['rows'][number][number]

export interface StepRow {
  cells: readonly Cell[]
  place: number
}

/** The columns of a look-up's rows. Numbers of one column have as many decimals as the one that needs most; null is a dash. */
export function stepColumns({ columns, rows }: Pick<ChatStep, 'columns' | 'rows'>): TableColumn<StepRow>[] {
  const heads = columns.map(({ label, unit }) => (unit === '' ? label : `${label} (${unit})`))
  return heads.map((head, place) => {
    const cells = rows.map((row) => row[place] ?? null)
    const numbers = cells.filter((cell) => typeof cell === 'number')
    const decimals = numbers.every(Number.isInteger) ? 0 : 1
    // A head is its column's key: a second one of the name gets its number.
    const before = heads.slice(0, place).filter((other) => other === head).length
    return {
      head: before === 0 ? head : `${head} ${before + 1}`,
      align: numbers.length > 0 && cells.every((cell) => typeof cell !== 'string') ? 'end' : 'start',
      cell: (row) => shown(row.cells[place] ?? null, decimals),
    }
  })
}

function shown(cell: Cell, decimals: number): string {
  if (cell === null) return '–'
  return typeof cell === 'number' ? cell.toFixed(decimals) : dayLabel(cell)
}
