import { useSyncExternalStore } from 'react'

/**
 * The secret in the fragment of a one-time link, which browsers do not send. null: prerendered, or not hydrated yet;
 * '': there is none.
 */
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
