import { useEffect } from 'react'
import { useListAddress } from '../address/use-list-address.ts'
import type { ShownList } from './use-admin-data.ts'

interface LastPageProps {
  list: ShownList<unknown, { page: number }>
  pageSize: number
}

/** Goes back to the last page there is: the one in the address may have emptied, by a deletion or since the link was made. */
export function LastPage({ list: { rows, total, choice, isEarlier }, pageSize }: LastPageProps) {
  const { turnTo } = useListAddress()
  const last = Math.max(1, Math.ceil(total / pageSize))
  const isBeyond = !isEarlier && rows.length === 0 && choice.page > last
  useEffect(() => {
    if (isBeyond) turnTo(last, true)
  })
  return null
}
