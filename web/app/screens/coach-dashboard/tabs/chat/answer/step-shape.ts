import type { ChatStep } from '@corner/contract/entities/chat.ts'
import type { TableColumn } from '../../../../../ui/table/table.tsx'
import { isBlank, NO_VALUE, type StepRow, stepColumns } from './step-columns.ts'

type Column = TableColumn<StepRow>
interface Shaped {
  columns: readonly Column[]
  rows: readonly StepRow[]
}

/** More columns do not fit beside each other on a laptop. */
const MOST_COLUMNS = 6
/** Up to so many rows become columns. */
const MOST_TURNED = 3

/**
 * The rows of a look-up in the shape that can be read. In a wide table a figure's day, or the number of its records,
 * stands in the figure's cell; of one to three athletes a wide table is turned: a row for each figure, and a column for
 * each athlete.
 */
export function shapeStep(step: Pick<ChatStep, 'columns' | 'rows'>): Shaped {
  const columns = stepColumns(step)
  const rows = withoutEmpty(columns, placed(step.rows))
  if (columns.length <= MOST_COLUMNS) return readable(columns, rows)
  const folded = withoutDetails(columns)
  return rows.length <= MOST_TURNED && folded.some(isOfAthletes) ? turned(folded, rows) : readable(folded, rows)
}

const placed = (rows: ChatStep['rows']) => rows.map((cells, place): StepRow => ({ cells, place }))
const isOfAthletes = ({ head, isName }: Column) => isName === true && head === 'Athlete'
const textOf = ({ cell }: Column, row: StepRow) => String(cell(row))

/** A text of so many characters takes lines beside other columns. */
const LONG = 60

/** A dash needs no label on a phone, and the column of the longest text gets the width that is left. */
function readable(columns: readonly Column[], rows: readonly StepRow[]): Shaped {
  const longest = columns.map((column) => Math.max(0, ...rows.map((row) => textOf(column, row).length)))
  const wide = Math.max(...longest) < LONG ? -1 : longest.indexOf(Math.max(...longest))
  return {
    columns: columns.map((column, place) => ({
      ...column,
      isEmpty: (row) => isBlank(textOf(column, row)),
      isWide: place === wide && column.isName !== true,
    })),
    rows,
  }
}

/** Without rows that have nothing but a name; where no row has more, all of them. */
function withoutEmpty(columns: readonly Column[], rows: readonly StepRow[]): readonly StepRow[] {
  const figures = columns.filter(({ isName }) => isName !== true)
  const told = rows.filter((row) => figures.some((column) => !isBlank(textOf(column, row))))
  return told.length === 0 ? rows : told
}

/** What a column adds to the figure before it: `Of the day: latest HRV`, `Records: average HRV`, `Measured`. */
const DETAIL = /^(?:Of the day|(Records)): |^Measured(?: then)?$/

/** `35 (Nov 27)`, `34 (5 records)`: one detail, the day where there is one. */
function withoutDetails(columns: readonly Column[]): Column[] {
  return columns.flatMap((column, place) => {
    if (DETAIL.test(column.head)) return []
    const detail = columns[place + 1]
    const found = detail && DETAIL.exec(detail.head)
    if (!found) return column
    const noun = (count: string) => (found[1] ? ` ${count === '1' ? 'record' : 'records'}` : '')
    const cell = (row: StepRow) => {
      const [figure, said] = [textOf(column, row), textOf(detail, row)]
      return isBlank(figure) || isBlank(said) ? figure : `${figure} (${said}${noun(said)})`
    }
    return { ...column, align: 'start', cell }
  })
}

/** The difference of two, which stands after its figure, becomes a column of its own. */
const DIFFERENCE = /^Difference(?:: .*?)?(?: \(([^()]*)\))?$/

function turned(columns: readonly Column[], rows: readonly StepRow[]): Shaped {
  const figures = columns.filter((column) => !(isOfAthletes(column) || DIFFERENCE.test(column.head)))
  const differences = figures.map((figure) => differenceAfter(figure, columns, rows))
  const heads = headsOf(columns, rows)
  const hasDifference = differences.some((one) => one !== '')
  const step = {
    columns: ['Figure', ...heads, ...(hasDifference ? ['Difference'] : [])].map((label) => ({ label, unit: '' })),
    rows: figures.map((figure, place) => [
      figure.head,
      ...rows.map((row) => textOf(figure, row)),
      ...(hasDifference ? [differences[place] || NO_VALUE] : []),
    ]),
  }
  return { columns: stepColumns(step), rows: placed(step.rows) }
}

/** The athletes; of one athlete over several periods the periods. */
function headsOf(columns: readonly Column[], rows: readonly StepRow[]): string[] {
  const told = (head: string) => {
    const column = columns.find((one) => one.head === head)
    return column ? rows.map((row) => textOf(column, row)) : []
  }
  const [names, days] = [told('Athlete'), told('Days')]
  return new Set(names).size < names.length && days.length > 0 ? days : names
}

/** `−3.9 ms`; '' where none was taken. */
function differenceAfter(figure: Column, columns: readonly Column[], rows: readonly StepRow[]): string {
  const next = columns[columns.indexOf(figure) + 1]
  const found = next && DIFFERENCE.exec(next.head)
  if (!found) return ''
  const value = rows.map((row) => textOf(next, row)).find((text) => text !== NO_VALUE)
  return value ? [value, found[1]].filter(Boolean).join(' ') : ''
}
