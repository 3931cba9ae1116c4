import type { ReactNode } from 'react'
import type { Sorting, SortingStep } from './sortable-heading.tsx'
import styles from './table.module.css'
import { type FoldedRows, TableBody } from './table-body.tsx'
import cards from './table-cards.module.css'
import type { TableColumn } from './table-column.ts'
import { TableHead } from './table-head.tsx'
import { TableOrder } from './table-order.tsx'
import { TABLE_ROLES } from './table-roles.ts'

export type { FoldedRows } from './table-body.tsx'
export type { TableColumn } from './table-column.ts'

export interface TableProps<Row, Sort extends string> {
  /** The table's accessible name. */
  label: string
  /** The row header is the column with `isName`, else the first. */
  columns: readonly TableColumn<Row, Sort>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** What screen readers call a row whose header has more than a name. */
  rowName?: (row: Row) => string
  folded?: FoldedRows | undefined
  /** The heading of a row's group, shown above its first row. The cells say it too, to who cannot see the heading. */
  groupOf?: (row: Row) => string
  /** The current order of the rows. */
  sorting?: Sorting<Sort>
  /** Called with the step to the new order when a heading is pressed. */
  onSort?: (next: SortingStep<Sort>) => void
  /** The owner shows a TableOrder in its bar: none stands above the cards. */
  isOrderAbove?: boolean
  /** The rows are those of the previous request while new ones load. */
  isPrevious?: boolean
  /** Shown when there are no rows: why, and what to do. */
  empty?: ReactNode
  /** Whether a long table scrolls inside its box or with the page. */
  scrolls?: 'inside' | 'page'
  /** Shares a wide page with a table beside it: narrower cells, and arrows of other orders only under the pointer. */
  isInPairs?: boolean
  /** On a phone a row is two or three lines without labels, in which its cells place their parts by `order`: see table-cards.module.css. */
  isTight?: boolean
  /** On a phone a row is its name and behind it the other facts beside each other, without those that are empty. */
  isFlowing?: boolean
}

/**
 * A table with rows of 40 px, a sticky heading and a sticky first column. It does not sort by itself: the owner answers
 * `onSort` with new rows. Wide tables scroll inside, also by keyboard; long ones inside or with the page. On a phone
 * each row is a card of labels and values, and the order is chosen above the cards; while rows are folded it stays a table.
 */
export function Table<Row, Sort extends string = never>({
  label,
  columns,
  rows,
  rowKey,
  rowName,
  folded,
  groupOf,
  sorting,
  onSort,
  isOrderAbove = false,
  isPrevious = false,
  empty,
  scrolls = 'inside',
  isInPairs = false,
  isTight = false,
  isFlowing = false,
}: TableProps<Row, Sort>) {
  const namePlace = Math.max(
    0,
    columns.findIndex(({ isName }) => isName),
  )
  const className = [
    styles.table,
    folded ? styles.hasFolded : cards.table,
    isPrevious && styles.earlier,
    isInPairs && styles.inPairs,
  ]
    .filter(Boolean)
    .join(' ')
  const boxClass = `${styles.scroll} ${folded ? '' : cards.box} ${scrolls === 'page' ? styles.withPage : ''}`
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={boxClass} aria-label={label} tabIndex={0}>
      {onSort && !isOrderAbove && !folded && rows.length > 1 && (
        <TableOrder label={label} columns={columns} sorting={sorting} onSort={onSort} />
      )}
      <table {...TABLE_ROLES.table} className={className} aria-label={label} aria-busy={isPrevious}>
        <TableHead columns={columns} namePlace={namePlace} sorting={sorting} onSort={onSort} />
        <TableBody
          columns={columns}
          namePlace={namePlace}
          rows={rows}
          rowKey={rowKey}
          rowName={rowName}
          folded={folded}
          groupOf={groupOf}
          isTight={isTight}
          isFlowing={isFlowing}
          empty={empty}
        />
      </table>
    </section>
  )
}
