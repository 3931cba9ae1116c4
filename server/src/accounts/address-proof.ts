import { emailKey } from '@corner/contract/email-address.ts'
import { notFound, Refusal } from '@corner/contract/refusal.ts'
import { ADDRESS_TEXTS } from '@corner/contract/texts/accounts.ts'
import { fillIn } from '@corner/contract/texts/devices.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../database/database.ts'
import { fullName } from '../people/full-name.ts'
import * as store from './address-link-store.ts'

/** How an address was verified. */
type Proof = 'link' | 'administrator'

/** Marks an address as verified. @param by undefined: the act that verified it has its own audit entry */
export async function proveAddress(
  transaction: Database,
  { user_id, actor, by }: { user_id: string; actor: string; by?: Proof },
  now: Date,
): Promise<void> {
  if (!(await store.setProven(transaction, user_id, now))) return
  await store.deleteAddressLinksOf(transaction, user_id)
  if (by) await recordAudit(transaction, { actor, subject: user_id, action: 'address_confirmed', details: { by } })
}

/**
 * The account that holds this address unverified, locked until the transaction ends; undefined: there is none, or it is
 * verified.
 */
export function lockUnprovenAccount(transaction: Database, email: string): Promise<string | undefined> {
  return store.lockUnproven(transaction, emailKey(email))
}

interface Raised {
  user_id: string
  /** The administrator who promotes the account or adds it to a team. */
  actor: string
  /** The administrator confirms that the address is the person's. */
  confirmed: boolean | undefined
}

/**
 * Call it before an account gets a right because of its address: anybody could have registered with it.
 * @throws Refusal `address_not_proven` unless the address is verified, or the administrator confirms it now
 */
export async function requireProvenAddress(
  transaction: Database,
  { user_id, actor, confirmed }: Raised,
  now: Date,
): Promise<void> {
  const user = await store.lockAddress(transaction, user_id)
  if (!user) throw notFound('The user')
  if (user.email_proven_at) return
  if (confirmed) return proveAddress(transaction, { user_id, actor, by: 'administrator' }, now)
  const sentence = fillIn(ADDRESS_TEXTS.notProven, { name: fullName(user), email: user.email })
  throw new Refusal('address_not_proven', sentence, { fields: { address_confirmed: sentence } })
}
