import type { ReactNode } from 'react'
import styles from './table.module.css'

export interface Sorting<Sort extends string> {
  sort: Sort
  direction: 'ascending' | 'descending'
}

interface SortHeadProps<Sort extends string> {
  sort: Sort
  sorting: Sorting<Sort> | undefined
  onSort: (sorting: Sorting<Sort>) => void
  className: string | undefined
  head: string
  /** What explains the column, behind the head. */
  explained: ReactNode
}

/** What a press on a head asks for: its own order, ascending at first, and the other way round when that is shown already. */
export function nextSorting<Sort extends string>(sort: Sort, shown: Sorting<Sort> | undefined): Sorting<Sort> {
  const isUpward = shown?.sort === sort && shown.direction === 'ascending'
  return { sort, direction: isUpward ? 'descending' : 'ascending' }
}

/** A column's head that sorts: pressed, it tells the order, and the arrow and `aria-sort` say which one is shown. */
export function SortHead<Sort extends string>({
  sort,
  sorting,
  onSort,
  className,
  head,
  explained,
}: SortHeadProps<Sort>) {
  const direction = sorting?.sort === sort ? sorting.direction : undefined
  return (
    // Cells are read out under the head's name alone, without the button that explains it.
    <th scope="col" aria-label={head} aria-sort={direction ?? 'none'} className={className}>
      <button type="button" className={styles.sort} onClick={() => onSort(nextSorting(sort, sorting))}>
        {head}
        <svg className={styles.arrow} width="8" height="10" viewBox="0 0 8 10" aria-hidden="true">
          {direction !== 'descending' && <path d="M1 4l3-3 3 3" />}
          {direction !== 'ascending' && <path d="M1 6l3 3 3-3" />}
        </svg>
      </button>
      {explained}
    </th>
  )
}
