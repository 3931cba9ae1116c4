import { useEffect } from 'react'
import { useListAddress } from '../../../shared/address/use-list-address.ts'
import { Pagination, type PaginationProps } from '../../../ui/pagination.tsx'
import type { ShownList } from './shown-list.ts'

interface ListPagesProps extends Pick<PaginationProps, 'things' | 'pageSize'> {
  list: ShownList<unknown, { page: number }>
}

/**
 * The pages of a list whose page stands in the address. It goes back to the last one there is: the one in the address may have
 * emptied, by a deletion or since the link was made.
 */
export function ListPages({ list: { rows, total, choice, isEarlier }, things, pageSize }: ListPagesProps) {
  const { turnTo } = useListAddress()
  const last = Math.max(1, Math.ceil(total / pageSize))
  const isBeyond = !isEarlier && rows.length === 0 && choice.page > last
  useEffect(() => {
    if (isBeyond) turnTo(last, true)
  })
  return <Pagination things={things} page={choice.page} pageSize={pageSize} total={total} onPage={turnTo} />
}
