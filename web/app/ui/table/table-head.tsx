import { InfoPopover } from '../overlay/info-popover.tsx'
import { SortableHeading, type Sorting } from './sortable-heading.tsx'
import cards from './table-cards.module.css'
import { alignClass, type TableColumn } from './table-column.ts'
import { TABLE_ROLES } from './table-roles.ts'

interface TableHeadProps<Row, Sort extends string> {
  columns: readonly TableColumn<Row, Sort>[]
  namePlace: number
  sorting: Sorting<Sort> | undefined
  onSort: ((sorting: Sorting<Sort>) => void) | undefined
}

/** The headings. Above the cards of a phone only those with an "i" or a control are seen. */
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
          const { head, heading, sort, about } = column
          const explained = about && <InfoPopover about={head} explanation={about} />
          const isKept = about !== undefined || heading !== undefined
          const className = [alignClass(column, place === namePlace), isKept && cards.kept].filter(Boolean).join(' ')
          return sort !== undefined && onSort ? (
            <SortableHeading
              key={head}
              sort={sort}
              sorting={sorting}
              onSort={onSort}
              className={className}
              head={head}
              explained={explained}
            />
          ) : (
            <th
              key={head}
              {...TABLE_ROLES.heading}
              scope="col"
              aria-label={about && head}
              className={className || undefined}
            >
              {heading ?? head}
              {explained}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
