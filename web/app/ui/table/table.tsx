import type { ReactNode } from 'react'
import type { Explanation } from '../overlay/explanation.ts'
import { InfoPopover } from '../overlay/info-popover.tsx'
import { SortableHeading, type Sorting } from './sortable-heading.tsx'
import styles from './table.module.css'

export interface TableColumn<Row, Sort extends string = never> {
  /** The column's heading, and its key: unique in the table. */
  head: string
  cell: (row: Row) => ReactNode
  /** The sort key of the column; without it the heading is plain text. */
  sort?: Sort
  /** Numbers are aligned at the end, so that their digits line up. */
  align?: 'start' | 'end'
  /** Explanation of the column, behind an "i" beside its heading. */
  about?: Explanation | (() => Explanation)
  /** The row header, which stays visible when scrolling; default is the first column. */
  isName?: boolean
}

export interface TableProps<Row, Sort extends string> {
  /** The table's accessible name. */
  label: string
  /** The row header is the column with `isName`, else the first. */
  columns: readonly TableColumn<Row, Sort>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** The current order of the rows. */
  sorting?: Sorting<Sort>
  /** Called with the new order when a heading is pressed. */
  onSort?: (sorting: Sorting<Sort>) => void
  /** The rows are those of the previous request while new ones load. */
  isPrevious?: boolean
  /** Shown when there are no rows: why, and what to do. */
  empty?: ReactNode
  /** Whether a long table scrolls inside its box or with the page. */
  scrolls?: 'inside' | 'page'
  /** Shares a wide page with a table beside it: narrower cells, and headings may wrap. */
  isInPairs?: boolean
}

/**
 * A table with rows of 40 px, a sticky heading and a sticky first column. It does not sort by itself: the owner answers
 * `onSort` with new rows. Wide tables scroll inside, also by keyboard; long ones inside or with the page.
 */
export function Table<Row, Sort extends string = never>({
  label,
  columns,
  rows,
  rowKey,
  sorting,
  onSort,
  isPrevious = false,
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
    isPrevious && styles.earlier,
    isExplained && styles.explained,
    isInPairs && styles.inPairs,
  ]
    .filter(Boolean)
    .join(' ')
  const boxClass = `${styles.scroll} ${scrolls === 'page' ? styles.withPage : ''}`
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={boxClass} aria-label={label} tabIndex={0}>
      <table className={className} aria-label={label} aria-busy={isPrevious}>
        <thead>
          <tr>
            {columns.map(({ head, sort, align, about }, place) => {
              const explained = about && <InfoPopover about={head} explanation={about} />
              const headClass = classOf(align, place === namePlace)
              return sort !== undefined && onSort ? (
                <SortableHeading
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
