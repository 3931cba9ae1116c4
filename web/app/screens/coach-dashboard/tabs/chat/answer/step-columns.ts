import { dayLabel } from '@corner/analytics/days/day-label.ts'
import type { ChatStep } from '@corner/contract/entities/chat.ts'
import type { TableColumn } from '../../../../../ui/table/table.tsx'

/** In place of an empty cell. */
export const NO_VALUE = '–'
/** Whether a cell as it is read has nothing. */
export const isBlank = (text: string): boolean => text === '' || text === NO_VALUE

type Cell = ChatStep['rows'][number][number]

export interface StepRow {
  cells: readonly Cell[]
  place: number
}

/**
 * The columns of a look-up's rows. All numbers of a column get the decimals of the one that needs most; if rows have
 * their own units, that applies to the columns before the unit, each number keeps its own decimals, and the unit stands
 * in the row's first cell, behind the athlete that some of them are about, and what a kind of row does not have is blank.
 * Else null is a dash; a column of nothing but nulls is left out. The athlete column stays visible when the rows scroll sideways.
 */
export function stepColumns({ columns, rows }: Pick<ChatStep, 'columns' | 'rows'>): TableColumn<StepRow>[] {
  const heads = columns.map(({ label, unit }) => (unit === '' ? label : `${label} (${unit})`))
  const unitPlace = columns.findIndex(({ label }) => label === 'Unit')
  const athletePlace = columns.findIndex(({ label }) => label === 'Athlete')
  // Rows of many kinds: an athlete is part of what a row is about.
  const isMixed = unitPlace > 0 && athletePlace > 0
  const namePlace = isMixed ? 0 : Math.max(0, athletePlace)
  return columns.flatMap(({ unit }, place) => {
    if (place === unitPlace || (isMixed && place === athletePlace)) return []
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
        if (cell === null) return isMixed ? '' : NO_VALUE
        if (typeof cell === 'number') return withMinus(cell.toFixed(decimalsIn(row, cell)))
        const unitOfRow = place === 0 ? row[unitPlace] : undefined
        const about = isMixed && place === 0 ? row[athletePlace] : null
        return [unbroken(cell), about && `: ${about}`, unitOfRow && ` (${unitOfRow})`].filter(Boolean).join('')
      },
    }
  })
}

/** A day in one line: `Nov 27`. */
function unbroken(cell: string): string {
  const label = dayLabel(cell)
  return label === cell ? cell : label.replace(' ', '\u00a0')
}

/** The typographic minus, as in the rest of the app. */
const withMinus = (number: string) => number.replace('-', '−')

/** The heading is the column's key: a repeated heading gets a number. */
function keyOf(heads: readonly string[], place: number): string {
  const head = heads[place] ?? ''
  const before = heads.slice(0, place).filter((other) => other === head).length
  return before === 0 ? head : `${head} ${before + 1}`
}

/** Hours have at least one decimal, as in the rest of the app. */
function decimalsOf(numbers: readonly number[], unit: Cell | undefined): number {
  const needed = numbers.map((number) => String(number).split('.')[1]?.length ?? 0)
  return Math.max(unit === 'h' ? 1 : 0, ...needed)
}
