import { Email } from '@corner/contract/person-fields.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import { SIGN_IN_TEXTS } from '@corner/contract/texts/accounts.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Visitor } from '../http/visitor.ts'
import { logOf } from '../log/log.ts'
import { ANYWHERE } from '../rate-limits/limit.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import { findPasswordHash, lockPasswordHash, replacePasswordHash } from './account-store.ts'
import { isKnownNetwork } from './known-networks.ts'
import { hashPassword, isOfOtherCost, type PasswordCheck, type PasswordCost } from './passwords.ts'
import { type SessionParts, startSession, type TokenPair } from './sessions.ts'

const log = logOf('accounts')

export interface SignInParts extends SessionParts {
  limits: RateLimits
  passwordCheck: PasswordCheck
  passwordCost: PasswordCost
}

/**
 * Starts a session for the right e-mail and password. A wrong password and an unknown address get the same answer after the
 * same work. A person who signed in from this network before is let in by the right password whatever others tried, here or
 * elsewhere; with a wrong one they are treated as unknown.
 * @throws Refusal `wrong_credentials`, `too_many_requests`
 */
export async function signIn(
  parts: SignInParts,
  { email, password }: { email: string; password: string },
  visitor: Visitor,
): Promise<TokenPair> {
  const { database, limits } = parts
  const { address } = visitor
  const account = await findPasswordHash(database, email)
  const isKnown = await isKnownNetwork(parts, account?.id, address)
  const assertOpenToStrangers = async () => {
    await limits.wrongPasswordsOfUnknown.assertOpen(ANYWHERE, email)
    await limits.wrongPasswords.assertOpen(address)
    await limits.firstSignIns.assertOpen(address)
  }
  const assertOpen = async () => {
    await limits.wrongPasswordsForEmail.assertOpen(address, email)
    await limits.signIns.assertOpen(address, email)
    await limits.signInsAnywhere.assertOpen(ANYWHERE, email)
    if (!isKnown) await assertOpenToStrangers()
  }
  await assertOpen()
  const isRight = await parts.passwordCheck.matches(account?.password_hash, password, { address, isKnown, assertOpen })
  if (!account || !isRight) {
    await recordAudit(database, {
      action: 'sign_in_failed',
      details: { address, ...((account || isAddress(email)) && { email }) },
      ...(account && { subject: account.id }),
    })
    await limits.wrongPasswordsForEmail.count(address, email)
    // The same answer as for an unknown person: another one would reveal who has an account and trains here.
    if (isKnown) await assertOpenToStrangers()
    else await limits.wrongPasswordsOfUnknown.count(ANYWHERE, email)
    await limits.wrongPasswords.count(address)
    throw wrongCredentials()
  }
  // Checked again after hashing: among many parallel guesses, the right one must not pass after the limit is reached.
  await assertOpen()
  await limits.signIns.count(address, email)
  await limits.signInsAnywhere.count(ANYWHERE, email)
  if (!isKnown) await limits.firstSignIns.count(address)
  await limits.wrongPasswordsForEmail.clear(address, email)
  const pair = await startWhileUnchanged(parts, account, visitor)
  // Another request changed or rehashed the password during the check: the current hash decides.
  if (!pair) return signIn(parts, { email, password }, visitor)
  if (isOfOtherCost(account.password_hash, parts.passwordCost)) await rehash(parts, account, password, address)
  return pair
}

/** The sign-in has succeeded already, so a failure is only logged; if the queue is full, the next sign-in rehashes. */
async function rehash(
  { database, passwordCost }: SignInParts,
  { id, password_hash }: { id: string; password_hash: string },
  password: string,
  address: string,
): Promise<void> {
  try {
    const fresh = await hashPassword(password, passwordCost, { address, isKnown: true })
    await replacePasswordHash(database, id, password_hash, fresh)
  } catch (error) {
    if (!(error instanceof Refusal))
      log.warn('A password could not be hashed at the new cost', { err: error, user_id: id })
  }
}

/** Anything else may be a password typed into the wrong field, and must not be logged. */
function isAddress(typed: string): boolean {
  return Email.safeParse(typed).success && /@.+\../.test(typed)
}

/**
 * Starts the session only if the password is still the right one: a change of password ends all sessions, and this one must not
 * start after it.
 */
function startWhileUnchanged(
  parts: SignInParts,
  { id, password_hash }: { id: string; password_hash: string },
  visitor: Visitor,
): Promise<TokenPair | undefined> {
  return parts.database.transaction().execute(async (transaction) => {
    if ((await lockPasswordHash(transaction, id)) !== password_hash) return undefined
    const details = { address: visitor.address }
    await recordAudit(transaction, { actor: id, subject: id, action: 'signed_in', details })
    return startSession(parts, id, visitor, transaction)
  })
}

function wrongCredentials(): Refusal {
  return new Refusal('wrong_credentials', SIGN_IN_TEXTS.noAccount, { beside: { detail: SIGN_IN_TEXTS.noAccount } })
}
