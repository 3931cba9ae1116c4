import { Fragment, type ReactNode } from 'react'
import styles from './table.module.css'
import cards from './table-cards.module.css'
import { columnClass, type TableColumn } from './table-column.ts'
import { TABLE_ROLES } from './table-roles.ts'

/** Rows in the middle that only paper shows. */
export interface FoldedRows {
  /** The place of the first of them. */
  from: number
  /** The place after the last of them. */
  to: number
  /** A row in their place that says so. */
  note: string
}

interface TableBodyProps<Row, Sort extends string> {
  columns: readonly TableColumn<Row, Sort>[]
  namePlace: number
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  rowName: ((row: Row) => string) | undefined
  folded: FoldedRows | undefined
  groupOf: ((row: Row) => string) | undefined
  isTight: boolean
  isFlowing: boolean
  empty: ReactNode
}

/** The rows, or why there are none. On a phone a cell shows its column's heading as a label. */
export function TableBody<Row, Sort extends string>({
  columns,
  namePlace,
  rows,
  rowKey,
  rowName,
  folded,
  groupOf,
  isTight,
  isFlowing,
  empty,
}: TableBodyProps<Row, Sort>) {
  return (
    <tbody {...TABLE_ROLES.rows}>
      {rows.map((row, rowPlace) => (
        <Fragment key={rowKey(row)}>
          {groupOf && beginsGroup(rows, rowPlace, groupOf) && (
            // Not heard, because each row says its group by itself.
            // biome-ignore lint/a11y/noAriaHiddenOnFocusable: takes no focus
            <tr aria-hidden="true" className={`${styles.group} ${cards.group}`}>
              <td colSpan={columns.length}>{groupOf(row)}</td>
            </tr>
          )}
          {rowPlace === folded?.from && (
            <tr {...TABLE_ROLES.row} className={`${styles.fold} ${cards.note}`}>
              <td {...TABLE_ROLES.cell} colSpan={columns.length}>
                {folded.note}
              </td>
            </tr>
          )}
          <tr
            {...TABLE_ROLES.row}
            className={[
              cards.card,
              isTight && cards.tight,
              isFlowing && cards.flow,
              isOnPaper(rowPlace, folded) && styles.onPaper,
            ]
              .filter(Boolean)
              .join(' ')}
          >
            {columns.map((column, place) => {
              const { head, cell } = column
              return place === namePlace ? (
                <th
                  key={head}
                  scope="row"
                  {...TABLE_ROLES.name}
                  className={`${columnClass(column, true)} ${cards.name}`}
                  aria-label={rowName?.(row)}
                  data-label={head}
                >
                  {cell(row)}
                </th>
              ) : (
                <td
                  key={head}
                  {...TABLE_ROLES.cell}
                  className={[
                    columnClass(column, false),
                    cards[placeOf(column, place < namePlace)],
                    column.isEmpty?.(row) && cards.missing,
                  ]
                    .filter(Boolean)
                    .join(' ')}
                  data-label={head}
                >
                  {cell(row)}
                </td>
              )
            })}
          </tr>
        </Fragment>
      ))}
      {rows.length === 0 && empty !== undefined && (
        <tr {...TABLE_ROLES.row} className={cards.card}>
          <td {...TABLE_ROLES.cell} colSpan={columns.length} className={styles.empty}>
            {empty}
          </td>
        </tr>
      )}
    </tbody>
  )
}

function beginsGroup<Row>(rows: readonly Row[], place: number, groupOf: (row: Row) => string): boolean {
  const [before, row] = [rows[place - 1], rows[place]]
  return row !== undefined && (before === undefined || groupOf(before) !== groupOf(row))
}

const isOnPaper = (place: number, folded: FoldedRows | undefined) =>
  folded !== undefined && place >= folded.from && place < folded.to

function placeOf({ inCard, align }: Pick<TableColumn<never>, 'inCard' | 'align'>, isBeforeName: boolean) {
  return inCard ?? (align === 'end' || isBeforeName ? 'short' : 'line')
}
