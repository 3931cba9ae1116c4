import { emailKey } from '@corner/contract/email-address.ts'
import { notFound, Refusal } from '@corner/contract/refusal.ts'
import { ADDRESS_TEXTS } from '@corner/contract/texts/accounts.ts'
import { fillIn } from '@corner/contract/texts/devices.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../database/database.ts'
import { fullName } from '../people/full-name.ts'
import * as store from './address-link-store.ts'

/** How it became known that an address is its account's. */
type Proof = 'link' | 'administrator'

/** Marks an address as its owner's. @param by undefined: what proved it has its own line in the log */
export async function proveAddress(
  transaction: Database,
  { user_id, actor, by }: { user_id: string; actor: string; by?: Proof },
  now: Date,
): Promise<void> {
  if (!(await store.setProven(transaction, user_id, now))) return
  await store.deleteAddressLinksOf(transaction, user_id)
  if (by) await recordAudit(transaction, { actor, subject: user_id, action: 'address_confirmed', details: { by } })
}

/** Who registered with an address that nobody has proved, held until the transaction ends; undefined: nobody, or it is proven. */
export function lockUnprovenAccount(transaction: Database, email: string): Promise<string | undefined> {
  return store.lockUnproven(transaction, emailKey(email))
}

interface Raised {
  user_id: string
  /** The administrator who raises the account or puts it into a team. */
  actor: string
  /** Their word that the address is the person's. */
  confirmed: boolean | undefined
}

/**
 * Call it before an account gets something by its address: whoever registered first may be anybody.
 * @throws Refusal `address_not_proven` unless the address is proven, or the administrator confirms it now
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
