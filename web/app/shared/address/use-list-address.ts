import type { Sorting } from '../../ui/table/sortable-heading.tsx'
import { changedAddress } from './list-choice.ts'
import { useAddressChange } from './use-address-change.ts'

/**
 * Changes the list choice in the address (parsed by list-choice.ts): reloads and links show the same, and back undoes
 * it.
 */
export function useListAddress() {
  const changeAddress = useAddressChange()
  const change = (changes: Readonly<Record<string, string>>, replace = false) =>
    changeAddress((before) => changedAddress(before, changes), { preventScrollReset: true, replace })
  return {
    turnTo: (page: number, replace = false) => change({ page: String(page) }, replace),
    sortBy: ({ sort, direction }: Sorting<string>) => change({ sort, direction }),
    filterBy: (name: string, value: string) => change({ [name]: value }),
    /** Replaces the history entry, so that typing does not add one per letter. */
    searchFor: (search: string) => change({ search: search.trim() }, true),
  }
}
