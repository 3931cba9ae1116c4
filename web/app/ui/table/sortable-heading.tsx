import styles from './table.module.css'
import cards from './table-cards.module.css'
import { TABLE_ROLES } from './table-roles.ts'

export interface Sorting<Sort extends string> {
  sort: Sort
  direction: 'ascending' | 'descending'
}

/** From the order at the time of a press to the next one: what is shown may be older. */
export type SortingStep<Sort extends string> = (now: Sorting<Sort> | undefined) => Sorting<Sort>

interface SortableHeadingProps<Sort extends string> {
  sort: Sort
  sorting: Sorting<Sort> | undefined
  onSort: (next: SortingStep<Sort>) => void
  className: string | undefined
  head: string
  width: string | undefined
}

/** The sorting after a press on a heading: ascending at first, and reversed if that is the current one. */
export function nextSorting<Sort extends string>(sort: Sort, now: Sorting<Sort> | undefined): Sorting<Sort> {
  const isUpward = now?.sort === sort && now.direction === 'ascending'
  return { sort, direction: isUpward ? 'descending' : 'ascending' }
}

/** A sortable column heading: arrow and `aria-sort` show the current order. */
export function SortableHeading<Sort extends string>({
  sort,
  sorting,
  onSort,
  className,
  head,
  width,
}: SortableHeadingProps<Sort>) {
  const direction = sorting?.sort === sort ? sorting.direction : undefined
  return (
    <th {...TABLE_ROLES.heading} scope="col" aria-sort={direction ?? 'none'} className={className} style={{ width }}>
      <button type="button" className={styles.sort} onClick={() => onSort((now) => nextSorting(sort, now))}>
        {head}
        <svg className={styles.arrow} width="8" height="10" viewBox="0 0 8 10" aria-hidden="true">
          {direction !== 'descending' && <path d="M1 4l3-3 3 3" />}
          {direction !== 'ascending' && <path d="M1 6l3 3 3-3" />}
        </svg>
      </button>
      <span className={cards.words}>{head}</span>
    </th>
  )
}
