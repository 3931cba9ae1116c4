import type { Sorting } from '../../ui/table/sortable-heading.tsx'
import { listChanges } from './list-choice.ts'
import { useAddress } from './use-address.ts'

/** The list choice in the address (parsed by list-choice.ts) and its changes. */
export function useListAddress() {
  const [address, changeAddress] = useAddress()
  const change = (changes: Readonly<Record<string, string>>, replace = false) =>
    changeAddress(listChanges(changes), { replace })
  return {
    address,
    turnTo: (page: number, replace = false) => change({ page: String(page) }, replace),
    sortBy: ({ sort, direction }: Sorting<string>) => change({ sort, direction }),
    filterBy: (name: string, value: string) => change({ [name]: value }),
    clear: (names: readonly string[]) => change(Object.fromEntries(names.map((name) => [name, '']))),
    /** Replaces the history entry, so that typing does not add one per letter. */
    searchFor: (search: string) => change({ search: search.trim() }, true),
  }
}
