import type { Database } from '../database/database.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import { hashSecret, newSecret } from './opaque-secret.ts'
import { hasAdministrator, insertSetupToken, isOpenSetupToken, takeSetupToken } from './setup-token-store.ts'

/**
 * A new one-time token for the set-up link, while there is no administrator; undefined once there is one. Only its hash is
 * stored, so each start that still needs a token prints a new one and invalidates earlier ones.
 */
export async function issueSetupToken(database: Database): Promise<string | undefined> {
  if (await hasAdministrator(database)) return undefined
  const { secret, hash } = newSecret()
  await insertSetupToken(database, hash)
  return secret
}

/**
 * Checked when the link is opened, before a form is filled in.
 * @throws Refusal `too_many_requests` for a wrong one after many wrong ones
 */
export async function checkSetupToken(
  { database, limits }: { database: Database; limits: Pick<RateLimits, 'wrongSetupLinks'> },
  token: string,
  address: string,
): Promise<{ state: 'open' | 'used' | 'unknown' }> {
  const isUsed = await hasAdministrator(database)
  if (!isUsed && (await isOpenSetupToken(database, hashSecret(token)))) return { state: 'open' }
  await limits.wrongSetupLinks.count(address)
  return { state: isUsed ? 'used' : 'unknown' }
}

/** Uses the token, in the transaction that creates the administrator: of two concurrent uses only one gets true. */
export async function claimSetupToken(transaction: Database, token: string, now: Date): Promise<boolean> {
  return (await takeSetupToken(transaction, hashSecret(token), now)) && !(await hasAdministrator(transaction))
}
