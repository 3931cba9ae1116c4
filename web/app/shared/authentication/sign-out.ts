import { signOut as revoke } from '@corner/contract/routes/accounts.ts'
import { call } from '../api/call.ts'
import { endSession, readTokens } from '../session/stored-session.ts'

/** Leaves: the browser forgets the session at once, and the server ends it as soon as it hears of it. */
export async function signOut() {
  const { refresh } = readTokens()
  endSession('left')
  if (!refresh) return
  try {
    await call(revoke, { body: { refresh } })
  } catch {
    // No connection: the token stays good until it runs out, but no browser has it any more.
  }
}
