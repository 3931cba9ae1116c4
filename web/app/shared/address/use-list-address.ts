import { listChanges, readPage } from './list-choice.ts'
import { useAddress } from './use-address.ts'

/** The list choice in the address (parsed by list-choice.ts) and its changes. */
export function useListAddress() {
  const [address, changeAddress] = useAddress()
  const change = (changes: Readonly<Record<string, string>>, replace = false) =>
    changeAddress(listChanges(changes), { replace })
  return {
    address,
    /** By a step from the page that the address has at the press. */
    turn: (next: (now: number) => number, replace = false) =>
      changeAddress((now) => listChanges({ page: String(next(readPage(now))) }), { replace }),
    filterBy: (name: string, value: string) => change({ [name]: value }),
    clear: (names: readonly string[]) => change(Object.fromEntries(names.map((name) => [name, '']))),
    /** Replaces the history entry, so that typing does not add one per letter. */
    searchFor: (search: string) => change({ search: search.trim() }, true),
  }
}
