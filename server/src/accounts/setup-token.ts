import type { Database } from '../database/database.ts'
import { hashSecret, newSecret } from './opaque-secret.ts'
import { hasAdministrator, insertSetupToken, takeSetupToken } from './setup-token-store.ts'

/**
 * A new one-time token for the set-up link, while there is no administrator; undefined once there is one. Only its hash is
 * stored, so each start that still needs one prints another, and those before it end.
 */
export async function issueSetupToken(database: Database): Promise<string | undefined> {
  if (await hasAdministrator(database)) return undefined
  const { secret, hash } = newSecret()
  await insertSetupToken(database, hash)
  return secret
}

/** Uses the token up, in the transaction that makes the administrator: of two at once one alone gets true. */
export async function claimSetupToken(transaction: Database, token: string, now: Date): Promise<boolean> {
  return (await takeSetupToken(transaction, hashSecret(token), now)) && !(await hasAdministrator(transaction))
}
