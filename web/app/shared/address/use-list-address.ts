import type { Sorting } from '../../ui/sort-head.tsx'
import { changedAddress } from './list-choice.ts'
import { useAddressChange } from './use-address-change.ts'

/** The way to change which part of a list the address asks for (list-choice.ts reads it): a reload and a link show the same, and back goes back. */
export function useListAddress() {
  const changeAddress = useAddressChange()
  const change = (changes: Readonly<Record<string, string>>, replace = false) =>
    changeAddress((before) => changedAddress(before, changes), { preventScrollReset: true, replace })
  return {
    turnTo: (page: number, replace = false) => change({ page: String(page) }, replace),
    sortBy: ({ sort, direction }: Sorting<string>) => change({ sort, direction }),
    filterBy: (name: string, value: string) => change({ [name]: value }),
    /** While one types, the address follows without a step for each letter. */
    searchFor: (search: string) => change({ search: search.trim() }, true),
  }
}
