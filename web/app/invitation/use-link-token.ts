import { useSyncExternalStore } from 'react'

/** What stands behind the # of the link. null: the page is not alive yet; '': a link without one. */
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
