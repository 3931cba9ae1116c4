import { useSearchParams } from 'react-router'
import { useAddressChange } from './use-address-change.ts'

/**
 * A choice of the page that lives in its address (`?days=14`), so that a reload and a link show the same and back goes back.
 * Other choices in the address stay as they are.
 */
export function useAddressChoice(name: string): [URLSearchParams, (value: string) => void] {
  const [search] = useSearchParams()
  const changeAddress = useAddressChange()
  function choose(value: string) {
    changeAddress(
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
