import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { type AddressChanges, changedAddress } from './changed-address.ts'

export interface AddressStep {
  /** Replaces the history entry instead of adding one, so that back leaves the page and does not undo this change. */
  replace?: boolean
  /** The state of the new history entry. */
  state?: unknown
}

/** Changes that depend on the address, such as a toggle: of the address at the press, which may not be rendered yet. */
type ChangesFrom = (now: URLSearchParams) => AddressChanges

/**
 * What the page keeps in the address (`?days=14&tab=sleep`), so that reloads and links show the same and back undoes it. A change
 * is based on the address's current value, not the rendered one: React renders a navigation with delay, and a second choice made
 * in between would undo the first.
 */
export function useAddress(): [
  address: URLSearchParams,
  change: (changes: AddressChanges | ChangesFrom, step?: AddressStep) => void,
] {
  const [address, setAddress] = useSearchParams()
  const change = useCallback(
    (changes: AddressChanges | ChangesFrom, step: AddressStep = {}) => {
      const now = new URLSearchParams(window.location.search)
      setAddress(changedAddress(now, typeof changes === 'function' ? changes(now) : changes), {
        preventScrollReset: true,
        ...step,
      })
    },
    [setAddress],
  )
  return [address, change]
}
