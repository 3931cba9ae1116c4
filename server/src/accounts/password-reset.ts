import { Refusal } from '@corner/contract/refusal.ts'
import { PASSWORD_RESET_TEXTS } from '@corner/contract/texts/accounts.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Jobs, Queue } from '../jobs/jobs.ts'
import type { Mail } from '../mail/mail.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { findPasswordHash, updatePasswordHash } from './account-store.ts'
import { proveAddress } from './address-proof.ts'
import type { Callers } from './callers.ts'
import { isKnownNetwork, rememberNetwork } from './known-networks.ts'
import { hashSecret } from './opaque-secret.ts'
import { deleteLinksOf, findOpenLink, lockLinkOwner, takeLink } from './password-link-store.ts'
import type { PasswordLinkParts } from './password-links.ts'
import { type PasswordRequest, passwordRequest } from './password-mail-queue.ts'
import { assertPasswordTaken } from './password-rule.ts'
import { hashPassword, type PasswordCost } from './passwords.ts'
import { endEverySession } from './sessions.ts'

export interface PasswordResetParts extends PasswordLinkParts {
  jobs: Jobs
  keyRing: KeyRing
  mail: Mail
  passwordMailQueue: Queue<PasswordRequest>
  limits: RateLimits
  callers: Callers
  passwordMinimum: number
  passwordCost: PasswordCost
}

/**
 * Asks for a link by mail. The answer is the same whether the address is known or not, and so is the work: a job looks it up.
 * @returns by whom the link comes: without a mail server by an administrator alone
 * @throws Refusal `too_many_requests`
 */
export async function requestPasswordReset(
  parts: PasswordResetParts,
  email: string,
  address: string,
): Promise<{ message: string; by: 'email' | 'administrator' }> {
  const { mail, limits } = parts
  if (!(await limits.passwordRequests.tryCount(address))) {
    await sendIfKnown(parts, email, address)
    await limits.passwordRequests.assertOpen(address)
  }
  await limits.passwordRequestsForEmail.count(address, email)
  if (!mail.available) return { message: PASSWORD_RESET_TEXTS.byAdministrator, by: 'administrator' }
  await sendRequest(parts, email, address)
  return { message: PASSWORD_RESET_TEXTS.byEmail, by: 'email' }
}

/**
 * Others on this network have used up its requests: whoever signed in from here before still gets the mail, and is told the same
 * as everybody, as another answer would tell who has an account and trains here.
 */
async function sendIfKnown(parts: PasswordResetParts, email: string, address: string): Promise<void> {
  const account = await findPasswordHash(parts.database, email)
  const isKnown = await isKnownNetwork(parts, account?.id, address)
  if (!isKnown || !parts.mail.available) return
  if (await parts.limits.passwordRequestsForEmail.tryCount(address, email)) await sendRequest(parts, email, address)
}

async function sendRequest(
  { jobs, keyRing, passwordMailQueue }: PasswordResetParts,
  email: string,
  address: string,
): Promise<void> {
  const { payload, key } = passwordRequest(keyRing, email, address)
  await jobs.send(passwordMailQueue, payload, { key })
}

/**
 * Sets a new password with a one-time link and ends every session of the user; of two at once one wins. Whoever holds the link
 * has the mailbox, or an administrator's word, so the address is proven. A link that works is never refused for the wrong ones of
 * others on the same network.
 * @throws Refusal `bad_input` for a link that is unknown, used, replaced or run out, and for a password that is too short; `too_many_requests`
 */
export async function resetPassword(
  parts: PasswordResetParts,
  { token, password }: { token: string; password: string },
  address: string,
): Promise<{ message: string }> {
  const { database, limits, callers, now } = parts
  const hash = hashSecret(token)
  const userId = await findOpenLink(database, hash, now())
  if (userId === undefined) {
    await limits.wrongPasswordLinks.count(address)
    throw linkDead()
  }
  assertPasswordTaken(password, parts.passwordMinimum)
  const password_hash = await hashPassword(password, parts.passwordCost, { address, isKnown: true })
  const { sessions, email } = await database.transaction().execute(async (transaction) => {
    // The user first, then the link, as when one is issued: so the second of two at once finds the link gone.
    const owner = await lockLinkOwner(transaction, userId)
    if (!owner || !(await takeLink(transaction, hash, now()))) throw linkDead()
    // Guesses of strangers must not keep the owner out who has just shown to be it.
    await rememberNetwork(transaction, parts, userId, address)
    await deleteLinksOf(transaction, userId)
    await updatePasswordHash(transaction, userId, password_hash)
    // It came to the mailbox, or from an administrator's hand.
    await proveAddress(transaction, { user_id: userId, actor: userId }, now())
    await recordAudit(transaction, {
      ...{ actor: userId, subject: userId, action: 'password_changed' },
      details: { by: 'link', address },
    })
    return { sessions: await endEverySession(transaction, userId, 'password_changed', now()), email: owner.email }
  })
  callers.forget(...sessions)
  await limits.wrongPasswordsForEmail.clear(address, email)
  return { message: PASSWORD_RESET_TEXTS.changed }
}

function linkDead(): Refusal {
  return new Refusal('bad_input', PASSWORD_RESET_TEXTS.linkDead, { fields: { token: PASSWORD_RESET_TEXTS.linkDead } })
}
