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
 * Requests a link by mail. The answer and the work are the same whether the address is known or not: a job looks it up.
 * @returns who sends the link: without a mail server only an administrator can
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
 * Others have used up this network's requests. A person who has signed in from here before still gets the mail, but the answer
 * is the same for everybody: a different one would reveal who has an account and trains here.
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
 * Sets a new password with a one-time link and ends every session of the user; of two concurrent uses one wins. The holder of
 * the link has access to the mailbox, or an administrator's confirmation, so the address is verified. A valid link is never
 * refused because of wrong ones from the same network.
 * @throws Refusal `bad_input` for a link that is unknown, used, replaced or expired, and for a password that is too short;
 * `too_many_requests`
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
    // Locks the user before the link, as issuing does: of two concurrent uses the second finds the link used.
    const owner = await lockLinkOwner(transaction, userId)
    if (!owner || !(await takeLink(transaction, hash, now()))) throw linkDead()
    // The owner has just proved who they are: wrong guesses by others must not keep them out.
    await rememberNetwork(transaction, parts, userId, address)
    await deleteLinksOf(transaction, userId)
    await updatePasswordHash(transaction, userId, password_hash)
    // The link came by mail or from an administrator.
    await proveAddress(transaction, { user_id: userId, actor: userId }, now())
    await recordAudit(transaction, {
      actor: userId,
      subject: userId,
      action: 'password_changed',
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
