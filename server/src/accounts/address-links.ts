import { notFound, Refusal } from '@corner/contract/refusal.ts'
import { ADDRESS_TEXTS } from '@corner/contract/texts/accounts.ts'
import { fillIn } from '@corner/contract/texts/devices.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../database/database.ts'
import type { Mail } from '../mail/mail.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import * as store from './address-link-store.ts'
import { addressMail } from './address-mail.ts'
import { proveAddress } from './address-proof.ts'
import { hashSecret, newSecret } from './opaque-secret.ts'

const ADDRESS_LINK_HOURS = 72
/** Across all networks: nobody's mailbox can be flooded from many places. */
const ANYWHERE = ''

export interface AddressLinkParts {
  database: Database
  mail: Mail
  limits: RateLimits
  publicUrl: string
  now(): Date
}

/** Whether a link may be sent to a new account's address: mail is set up, and the address has not had too many lately. */
export async function mayMailAddress({ mail, limits }: AddressLinkParts, email: string): Promise<boolean> {
  if (!mail.available) return false
  try {
    await limits.addressLinks.count(ANYWHERE, email)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Mails a link to a user's address. The token is in the fragment, which browsers do not send and no log contains. */
export async function mailAddressLink(
  transaction: Database,
  { mail, publicUrl, now }: Pick<AddressLinkParts, 'mail' | 'publicUrl' | 'now'>,
  user_id: string,
): Promise<void> {
  const user = await store.lockAddress(transaction, user_id)
  if (!user) throw notFound('The user')
  const { secret, hash } = newSecret()
  const created_at = now()
  const expires_at = new Date(created_at.getTime() + ADDRESS_LINK_HOURS * 3_600_000)
  await store.insertAddressLink(transaction, {
    token_hash: hash,
    user_id,
    email_key: user.email_key,
    created_at,
    expires_at,
  })
  await recordAudit(transaction, { actor: user_id, subject: user_id, action: 'address_link_sent' })
  const message = addressMail({ to: user.email, link: `${publicUrl}/confirm-address#${secret}`, expires_at })
  await mail.send(message, { transaction })
}

/**
 * Sends the caller another link.
 * @throws Refusal `conflict` when the address is verified already or mail is not set up, `too_many_requests`
 */
export async function sendAddressLink(parts: AddressLinkParts, user_id: string): Promise<{ message: string }> {
  if (!parts.mail.available) throw new Refusal('conflict', ADDRESS_TEXTS.noMail)
  await parts.limits.addressLinks.count(ANYWHERE, user_id)
  await parts.database.transaction().execute(async (transaction) => {
    const user = await store.lockAddress(transaction, user_id)
    if (user?.email_proven_at) throw new Refusal('conflict', ADDRESS_TEXTS.alreadyConfirmed)
    await mailAddressLink(transaction, parts, user_id)
  })
  return { message: fillIn(ADDRESS_TEXTS.linkSent, { hours: String(ADDRESS_LINK_HOURS) }) }
}

/**
 * Verifies the caller's address by the link that was mailed to it. A link works only for the account it was sent for: the owner
 * of a mailbox cannot verify somebody else's account by clicking carelessly.
 * @throws Refusal `bad_input` for a link that is unknown, expired or another account's
 */
export async function confirmOwnAddress(
  { database, now }: AddressLinkParts,
  user_id: string,
  token: string,
): Promise<{ message: string }> {
  await database.transaction().execute(async (transaction) => {
    const user = await store.lockAddress(transaction, user_id)
    if (!(await store.isOpenAddressLink(transaction, { token_hash: hashSecret(token), user_id, now: now() }))) {
      // The link is opened a second time.
      if (user?.email_proven_at) return
      throw new Refusal('bad_input', ADDRESS_TEXTS.linkDead, { fields: { token: ADDRESS_TEXTS.linkDead } })
    }
    await proveAddress(transaction, { user_id, actor: user_id, by: 'link' }, now())
  })
  return { message: ADDRESS_TEXTS.confirmed }
}

/** Deletes expired links. */
export async function deleteExpiredAddressLinkRows(db: Database, now: Date): Promise<void> {
  await store.deleteExpiredAddressLinks(db, now)
}
