import { useSyncExternalStore } from 'react'

/** The secret behind the # of a one-time link, which no browser sends. null: the page is prerendered, or not alive yet; '': there is none. */
export function useLinkToken(): string | null {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener)
      return () => removeEventListener('hashchange', listener)
    },
    () => location.hash.slice(1),
    () => null,
  )
}
