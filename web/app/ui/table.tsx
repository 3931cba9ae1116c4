import type { ReactNode } from 'react'
import { Explained } from './explained.tsx'
import type { Explanation } from './explanation.ts'
import { SortHead, type Sorting } from './sort-head.tsx'
import styles from './table.module.css'

export interface TableColumn<Row, Sort extends string = never> {
  /** The column's head, and its key: unlike any other in the table. */
  head: string
  cell: (row: Row) => ReactNode
  /** The order that a press on the head asks for; without it the head is plain text. */
  sort?: Sort
  /** Numbers stand at the end, so that their digits stand under each other. */
  align?: 'start' | 'end'
  /** What stands in the column, behind an "i" beside its head. */
  about?: Explanation | (() => Explanation)
  /** The column that names the row and stays in sight, where that is not the first one. */
  isName?: boolean
}

export interface TableProps<Row, Sort extends string> {
  /** The table's name, for whoever does not see what stands above it. */
  label: string
  /** One names the row and stays in sight: the one that says so, else the first. */
  columns: readonly TableColumn<Row, Sort>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** The order in which the rows came. */
  sorting?: Sorting<Sort>
  /** A press on a head: its order, ascending at first, then the other way round. */
  onSort?: (sorting: Sorting<Sort>) => void
  /** The rows are those of before while new ones are on their way. */
  isEarlier?: boolean
  /** In the place of rows when there are none: why, and what to do. */
  empty?: ReactNode
  /** Whether long tables scroll inside a box of their own, or the page does, which shows that there is more. */
  scrolls?: 'inside' | 'page'
  /** It shares a wide page with a table beside it: cells stand closer, and heads may take two lines. */
  isInPairs?: boolean
}

/**
 * Rows of 40 px under a head that stays, with a first column that stays. It sorts nothing by itself: the server, or the screen,
 * answers `onSort` with other rows. What does not fit scrolls inside, by keyboard, too; its rows may scroll with the page instead.
 */
export function Table<Row, Sort extends string = never>({
  label,
  columns,
  rows,
  rowKey,
  sorting,
  onSort,
  isEarlier = false,
  empty,
  scrolls = 'inside',
  isInPairs = false,
}: TableProps<Row, Sort>) {
  const namePlace = Math.max(
    0,
    columns.findIndex(({ isName }) => isName),
  )
  const isExplained = columns.some(({ about }) => about !== undefined)
  const className = [
    styles.table,
    isEarlier && styles.earlier,
    isExplained && styles.explained,
    isInPairs && styles.inPairs,
  ]
    .filter(Boolean)
    .join(' ')
  const boxClass = `${styles.scroll} ${scrolls === 'page' ? styles.withPage : ''}`
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={boxClass} aria-label={label} tabIndex={0}>
      <table className={className} aria-label={label} aria-busy={isEarlier}>
        <thead>
          <tr>
            {columns.map(({ head, sort, align, about }, place) => {
              const explained = about && <Explained about={head} explanation={about} />
              const headClass = classOf(align, place === namePlace)
              return sort !== undefined && onSort ? (
                <SortHead
                  key={head}
                  sort={sort}
                  sorting={sorting}
                  onSort={onSort}
                  className={headClass}
                  head={head}
                  explained={explained}
                />
              ) : (
                <th key={head} scope="col" aria-label={about && head} className={headClass}>
                  {head}
                  {explained}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ head, cell, align }, place) =>
                place === namePlace ? (
                  <th key={head} scope="row" className={classOf(align, true)}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={head} className={classOf(align, false)}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
          {rows.length === 0 && empty !== undefined && (
            <tr>
              <td colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}

function classOf(align: 'start' | 'end' | undefined, isName: boolean): string | undefined {
  return [align === 'end' && styles.end, isName && styles.name].filter(Boolean).join(' ') || undefined
}
