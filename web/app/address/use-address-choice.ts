import { useSearchParams } from 'react-router'

/**
 * A choice of the page that lives in its address (`?days=14`), so that a reload and a link show the same and back goes back.
 * Other choices in the address stay as they are.
 */
export function useAddressChoice(name: string): [URLSearchParams, (value: string) => void] {
  const [search, setSearch] = useSearchParams()
  function choose(value: string) {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.set(name, value)
        return after
      },
      { preventScrollReset: true },
    )
  }
  return [search, choose]
}
