import { notFound } from '@corner/contract/refusal.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../database/database.ts'
import { requireProvenAddress } from './address-proof.ts'
import { newSecret } from './opaque-secret.ts'
import * as store from './password-link-store.ts'

export const PASSWORD_LINK_MINUTES = 30

export interface PasswordLinkParts {
  database: Database
  /** The server's public address, without a trailing slash. */
  publicUrl: string
  now(): Date
}

export interface PasswordLink {
  /** The token is in the fragment, which browsers do not send and no log contains. */
  link: string
  expires_at: Date
  owner: store.LinkOwner
}

/** While a mailed link is as young as this, no second one is sent. */
const FRESH_MS = 2 * 60_000
/** Open links of one user: more than are sent within the lifetime of one. */
const MAX_MAILED = 12

/**
 * A one-time link with which a user sets a new password within 30 minutes. An administrator's link replaces those that
 * administrators issued before; mailed links stay valid side by side, since anybody may request one. Using one ends all of
 * them.
 * @param issuedBy the administrator who hands it on; null: it goes to the user by mail
 * @returns undefined when there is no such user
 */
export async function makePasswordLink(
  transaction: Database,
  { publicUrl, now }: PasswordLinkParts,
  userId: string,
  issuedBy: string | null,
): Promise<PasswordLink | undefined> {
  const owner = await store.lockLinkOwner(transaction, userId)
  if (!owner) return undefined
  const { secret, hash } = newSecret()
  const created_at = now()
  const expires_at = new Date(created_at.getTime() + PASSWORD_LINK_MINUTES * 60_000)
  const stored = { token_hash: hash, user_id: userId, issued_by: issuedBy, created_at, expires_at }
  if (issuedBy === null) await store.addMailedLink(transaction, stored, MAX_MAILED)
  else await store.replaceIssuedLink(transaction, stored)
  await recordAudit(transaction, {
    subject: userId,
    action: 'password_link_issued',
    ...(issuedBy !== null && { actor: issuedBy }),
    details: { by: issuedBy === null ? 'email' : 'administrator' },
  })
  return { link: `${publicUrl}/reset-password#${secret}`, expires_at, owner }
}

/**
 * For an administrator to hand on. Using it verifies the address, so they must confirm that it is the person's.
 * @throws Refusal `not_found` for an unknown user, `address_not_proven` without that confirmation
 */
export function issuePasswordLink(
  parts: PasswordLinkParts,
  administratorId: string,
  { user_id, address_confirmed }: { user_id: string; address_confirmed?: boolean | undefined },
): Promise<{ link: string; expires_at: string }> {
  return parts.database.transaction().execute(async (transaction) => {
    const word = { user_id, actor: administratorId, confirmed: address_confirmed }
    await requireProvenAddress(transaction, word, parts.now())
    const made = await makePasswordLink(transaction, parts, user_id, administratorId)
    if (!made) throw notFound('The user')
    return { link: made.link, expires_at: made.expires_at.toISOString() }
  })
}

/** Whether a link that was just mailed to this user is still unused. */
export function hasFreshMailedLink({ database, now }: PasswordLinkParts, userId: string): Promise<boolean> {
  return store.hasMailedLink(database, userId, new Date(now().getTime() - FRESH_MS))
}

/** For a user whose address or password changed: earlier links may be in somebody else's hands. */
export async function endPasswordLinks(transaction: Database, userId: string): Promise<void> {
  await store.deleteLinksOf(transaction, userId)
}

/** For a demoted administrator: links that they issued must not open an account. */
export async function endIssuedPasswordLinks(transaction: Database, administratorId: string): Promise<void> {
  await store.deleteLinksIssuedBy(transaction, administratorId)
}

/** Deletes expired links. */
export async function deleteExpiredLinks(db: Database, now: Date): Promise<void> {
  await store.deleteExpired(db, now)
}
