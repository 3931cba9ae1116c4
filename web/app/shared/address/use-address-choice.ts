import { useSearchParams } from 'react-router'
import { useAddressChange } from './use-address-change.ts'

/**
 * A choice kept in the address (`?days=14`), so that reloads and links show the same and back undoes it. Other
 * parameters are kept.
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
