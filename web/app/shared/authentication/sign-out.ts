import { signOut as revoke } from '@corner/contract/routes/accounts.ts'
import { call } from '../api/call.ts'
import { endSession, readTokens } from '../session/stored-session.ts'

/** Signs out: the browser forgets the session at once, and the server is told to end it. */
export async function signOut() {
  const { refresh } = readTokens()
  endSession('left')
  if (!refresh) return
  try {
    await call(revoke, { body: { refresh } })
  } catch {
    // No connection: the token stays valid until it expires, but no browser has it any more.
  }
}
