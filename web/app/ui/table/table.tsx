import { Fragment, type ReactNode } from 'react'
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
  /** The row header, which stays visible when scrolling; default is the first column. */
  isName?: boolean
  /** Left out on a phone's screen while rows are folded. */
  isFolded?: boolean
}

/** Rows in the middle that only paper shows. */
export interface FoldedRows {
  /** The place of the first of them. */
  from: number
  /** The place after the last of them. */
  to: number
  /** A row in their place that says so. */
  note: string
}

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
  /** Shares a wide page with a table beside it: narrower cells, and arrows of other orders only under the pointer. */
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
  rowName,
  folded,
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
  const className = [
    styles.table,
    isPrevious && styles.earlier,
    isInPairs && styles.inPairs,
    folded && styles.hasFolded,
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
            {columns.map((column, place) => {
              const { head, sort } = column
              const headClass = classOf(column, place === namePlace)
              return sort !== undefined && onSort ? (
                <SortableHeading
                  key={head}
                  sort={sort}
                  sorting={sorting}
                  onSort={onSort}
                  className={headClass}
                  head={head}
                />
              ) : (
                <th key={head} scope="col" className={headClass}>
                  {head}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowPlace) => (
            <Fragment key={rowKey(row)}>
              {rowPlace === folded?.from && (
                <tr className={styles.fold}>
                  <td colSpan={columns.length}>{folded.note}</td>
                </tr>
              )}
              <tr className={folded && rowPlace >= folded.from && rowPlace < folded.to ? styles.onPaper : undefined}>
                {columns.map((column, place) =>
                  place === namePlace ? (
                    <th key={column.head} scope="row" aria-label={rowName?.(row)} className={classOf(column, true)}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.head} className={classOf(column, false)}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
            </Fragment>
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

interface CellKind {
  align?: 'start' | 'end'
  isFolded?: boolean
}

function classOf({ align, isFolded }: CellKind, isName: boolean): string | undefined {
  const classes = [align === 'end' && styles.end, isName && styles.name, isFolded && styles.foldedColumn]
  return classes.filter(Boolean).join(' ') || undefined
}
