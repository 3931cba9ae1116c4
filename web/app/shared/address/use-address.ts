import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { type AddressChanges, changedAddress } from './changed-address.ts'

export interface AddressStep {
  /** Replaces the history entry instead of adding one, so that back leaves the page and does not undo this change. */
  replace?: boolean
  /** The state of the new history entry. */
  state?: unknown
}

/**
 * What the page keeps in the address (`?days=14&tab=sleep`), so that reloads and links show the same and back undoes it. A change
 * is based on the address's current value, not the rendered one: React renders a navigation with delay, and a second choice made
 * in between would undo the first.
 */
export function useAddress(): [
  address: URLSearchParams,
  change: (changes: AddressChanges, step?: AddressStep) => void,
] {
  const [address, setAddress] = useSearchParams()
  const change = useCallback(
    (changes: AddressChanges, step: AddressStep = {}) =>
      setAddress(changedAddress(new URLSearchParams(window.location.search), changes), {
        preventScrollReset: true,
        ...step,
      }),
    [setAddress],
  )
  return [address, change]
}
