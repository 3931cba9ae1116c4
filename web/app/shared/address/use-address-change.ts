import { useCallback } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router'

type Change = (before: URLSearchParams) => URLSearchParams

/**
 * Changes the address based on its current value, not the rendered one: React renders a navigation with delay, and a
 * second choice made in between would undo the first.
 */
export function useAddressChange(): (change: Change, options: NavigateOptions) => void {
  const [, setAddress] = useSearchParams()
  return useCallback(
    (change, options) => setAddress(change(new URLSearchParams(window.location.search)), options),
    [setAddress],
  )
}
