import { useSyncExternalStore } from 'react'
import { readSession, SIGNED_OUT, subscribeToSession } from './stored-session.ts'

/** Who is signed in; follows sign-in and sign-out in every tab. Nobody while a page is prerendered. */
export function useSession() {
  return useSyncExternalStore(subscribeToSession, readSession, () => SIGNED_OUT)
}
