import type { PaginationProps } from '../../../ui/table/pagination.tsx'
import styles from './list.module.css'

const number = new Intl.NumberFormat('en-US')

/** How many there are, above a list whose end is far below. Of none the list itself says so. */
export function ListCount({ things: [one, many], total }: Pick<PaginationProps, 'things' | 'total'>) {
  if (total === 0) return null
  return (
    <p className={styles.total}>
      {number.format(total)} {total === 1 ? one : many}
    </p>
  )
}
