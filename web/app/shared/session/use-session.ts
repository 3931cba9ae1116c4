import { useSyncExternalStore } from 'react'
import { readSession, SIGNED_OUT, subscribeToSession } from './stored-session.ts'

/** The current session; follows sign-in and sign-out in every tab. Empty while a page is prerendered. */
export function useSession() {
  return useSyncExternalStore(subscribeToSession, readSession, () => SIGNED_OUT)
}
