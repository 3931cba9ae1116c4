import type { ReactNode } from 'react'
import styles from './table.module.css'
import cards from './table-cards.module.css'
import { alignClass, type TableColumn } from './table-column.ts'
import { TABLE_ROLES } from './table-roles.ts'

interface TableBodyProps<Row, Sort extends string> {
  columns: readonly TableColumn<Row, Sort>[]
  namePlace: number
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  empty: ReactNode
}

/** The rows, or why there are none. On a phone a cell shows its column's heading as a label. */
export function TableBody<Row, Sort extends string>({
  columns,
  namePlace,
  rows,
  rowKey,
  empty,
}: TableBodyProps<Row, Sort>) {
  return (
    <tbody {...TABLE_ROLES.rows}>
      {rows.map((row) => (
        <tr key={rowKey(row)} {...TABLE_ROLES.row} className={cards.card}>
          {columns.map((column, place) => {
            const { head, cell } = column
            return place === namePlace ? (
              <th
                key={head}
                scope="row"
                {...TABLE_ROLES.name}
                className={`${alignClass(column, true)} ${cards.name}`}
                data-label={head}
              >
                {cell(row)}
              </th>
            ) : (
              <td
                key={head}
                {...TABLE_ROLES.cell}
                className={[alignClass(column, false), cards[placeOf(column, place < namePlace)]]
                  .filter(Boolean)
                  .join(' ')}
                data-label={head}
              >
                {cell(row)}
              </td>
            )
          })}
        </tr>
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

function placeOf({ inCard, align }: Pick<TableColumn<never>, 'inCard' | 'align'>, isBeforeName: boolean) {
  return inCard ?? (align === 'end' || isBeforeName ? 'short' : 'line')
}
