import { useEffect } from 'react'
import { useListAddress } from '../../../shared/address/use-list-address.ts'
import { Pagination, type PaginationProps } from '../../../ui/table/pagination.tsx'
import type { LoadedList } from './loaded-list.ts'

interface ListPagesProps extends Pick<PaginationProps, 'things' | 'pageSize' | 'isCountedAbove'> {
  list: LoadedList<unknown, { page: number }>
}

/**
 * Pagination with the page in the address. Falls back to the last page when the one in the address is empty, after a
 * deletion or because the link is old.
 */
export function ListPages({
  list: { rows, total, choice, isPrevious },
  things,
  pageSize,
  isCountedAbove = false,
}: ListPagesProps) {
  const { turn } = useListAddress()
  const last = Math.max(1, Math.ceil(total / pageSize))
  const isBeyond = !isPrevious && rows.length === 0 && choice.page > last
  useEffect(() => {
    if (isBeyond) turn(() => last, true)
  })
  return (
    <Pagination
      things={things}
      page={choice.page}
      pageSize={pageSize}
      total={total}
      onPage={turn}
      isCountedAbove={isCountedAbove}
    />
  )
}
