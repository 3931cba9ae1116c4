import { SIGN_IN_TEXTS } from '@corner/contract/texts/accounts.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/refusal.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import { findPasswordHash, lockPasswordHash, replacePasswordHash } from './account-store.ts'
import { hashPassword, isOfOtherCost, type PasswordCheck, type PasswordCost } from './passwords.ts'
import { type SessionParts, startSession, type TokenPair } from './sessions.ts'

export interface SignInParts extends SessionParts {
  limits: RateLimits
  passwordCheck: PasswordCheck
  passwordCost: PasswordCost
}

/**
 * Begins a session for the right e-mail and password. A wrong password and an unknown address are answered with the same words
 * after the same work.
 * @throws Refusal `wrong_credentials`, `too_many_requests`
 */
export async function signIn(
  parts: SignInParts,
  { email, password }: { email: string; password: string },
  address: string,
): Promise<TokenPair> {
  const { database, limits } = parts
  const assertOpen = async () => {
    await limits.wrongPasswords.assertOpen(address)
    await limits.wrongPasswordsForEmail.assertOpen(address, email)
  }
  await assertOpen()
  const account = await findPasswordHash(database, email)
  const isRight = await parts.passwordCheck.matches(account?.password_hash, password)
  if (!account || !isRight) {
    await recordAudit(database, {
      action: 'sign_in_failed',
      details: { address, email },
      ...(account && { subject: account.id }),
    })
    await limits.wrongPasswordsForEmail.count(address, email)
    await limits.wrongPasswords.count(address)
    throw wrongCredentials()
  }
  // Again: of many guesses sent at once the right one must not pass behind the wrong ones.
  await assertOpen()
  await limits.wrongPasswordsForEmail.clear(address, email)
  const pair = await startWhileUnchanged(parts, account, address)
  // The password was changed, or hashed anew by another sign-in, while this one was checked: the word of now counts.
  if (!pair) return signIn(parts, { email, password }, address)
  if (isOfOtherCost(account.password_hash, parts.passwordCost)) {
    const fresh = await hashPassword(password, parts.passwordCost)
    await replacePasswordHash(database, account.id, account.password_hash, fresh)
  }
  return pair
}

/** A session by a password that is still the right one: a change of it ends all sessions, and this one must not come after. */
function startWhileUnchanged(
  parts: SignInParts,
  { id, password_hash }: { id: string; password_hash: string },
  address: string,
): Promise<TokenPair | undefined> {
  return parts.database.transaction().execute(async (transaction) => {
    if ((await lockPasswordHash(transaction, id)) !== password_hash) return undefined
    await recordAudit(transaction, { actor: id, subject: id, action: 'signed_in', details: { address } })
    return startSession(parts, id, transaction)
  })
}

function wrongCredentials(): Refusal {
  return new Refusal('wrong_credentials', SIGN_IN_TEXTS.noAccount, { beside: { detail: SIGN_IN_TEXTS.noAccount } })
}
