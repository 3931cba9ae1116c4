import { useCallback } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router'

type Change = (before: URLSearchParams) => URLSearchParams

/**
 * Changes what the address asks for, from what it says now. What is drawn may be behind it: React draws a step to another address
 * when it finds the time, and a second choice made in between, from the drawn address, would take the first one back.
 */
export function useAddressChange(): (change: Change, options: NavigateOptions) => void {
  const [, setAddress] = useSearchParams()
  return useCallback(
    (change, options) => setAddress(change(new URLSearchParams(window.location.search)), options),
    [setAddress],
  )
}
