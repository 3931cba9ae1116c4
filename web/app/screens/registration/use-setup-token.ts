import { useSyncExternalStore } from 'react'
import { setupTokenOf } from './setup-token.ts'

/** Read after hydration, because the prerendered page has no address. */
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
