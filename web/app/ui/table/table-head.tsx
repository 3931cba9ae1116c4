import { SortableHeading, type Sorting, type SortingStep } from './sortable-heading.tsx'
import cards from './table-cards.module.css'
import { columnClass, type TableColumn } from './table-column.ts'
import { TABLE_ROLES } from './table-roles.ts'

interface TableHeadProps<Row, Sort extends string> {
  columns: readonly TableColumn<Row, Sort>[]
  namePlace: number
  sorting: Sorting<Sort> | undefined
  onSort: ((next: SortingStep<Sort>) => void) | undefined
}

/** The headings. Above the cards of a phone only those with a control are seen. */
export function TableHead<Row, Sort extends string>({
  columns,
  namePlace,
  sorting,
  onSort,
}: TableHeadProps<Row, Sort>) {
  return (
    <thead {...TABLE_ROLES.rows} className={cards.heads}>
      <tr {...TABLE_ROLES.row}>
        {columns.map((column, place) => {
          const { head, heading, sort } = column
          const className = [columnClass(column, place === namePlace), heading !== undefined && cards.kept]
            .filter(Boolean)
            .join(' ')
          return sort !== undefined && onSort ? (
            <SortableHeading
              key={head}
              sort={sort}
              sorting={sorting}
              onSort={onSort}
              className={className}
              head={head}
              width={column.width}
            />
          ) : (
            <th
              key={head}
              {...TABLE_ROLES.heading}
              scope="col"
              className={className || undefined}
              style={{ width: column.width }}
            >
              {heading ?? head}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
