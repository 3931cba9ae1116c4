import { useSyncExternalStore } from 'react'
import { setupTokenOf } from './setup-token.ts'

/** Of the page's address. The prerendered page has none, so it comes after. */
export function useSetupToken(): string | null {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener)
      return () => removeEventListener('hashchange', listener)
    },
    () => setupTokenOf(location),
    () => null,
  )
}
