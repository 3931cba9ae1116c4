import { emailKey } from '@corner/contract/email-address.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import type { Role } from '@corner/contract/roles.ts'
import { REGISTRATION_TEXTS } from '@corner/contract/texts/accounts.ts'
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import type { Database } from '../database/database.ts'
import { findTaken, insertUser, isLookAlikeTaken } from './account-store.ts'

interface NewAccount {
  username: string
  email: string
  first_name: string
  last_name: string
  password_hash: string
  role: Role
  /** When the address was verified; null: it is not. */
  email_proven_at: Date | null
}

/**
 * Creates an account of any role; the caller checks who may have it.
 * @returns its id.
 * @throws Refusal `conflict` as `nameTaken`
 */
export async function createAccount(transaction: Database, account: NewAccount): Promise<string> {
  const id = await insertUser(transaction, account)
  if (id !== undefined) return id
  throw nameTaken(account, await findTaken(transaction, account))
}

/**
 * For a visitor who registers. They cannot take an address that looks like somebody's plain address. The plain address stays
 * free even if somebody has a look-alike of it.
 * @throws Refusal `conflict` as `nameTaken`
 */
export async function assertNamesFree(db: Database, names: { email: string; username: string }): Promise<void> {
  const taken = await findTaken(db, names)
  const email = taken.email || (await isLookAlikeTaken(db, names.email))
  if (email || taken.username) throw nameTaken(names, { ...taken, email })
}

/**
 * The refusal for an address or user name that is taken, with the keys that the forms read
 * (docs/reference/accounts.md#registration). A user name that is not an address is reported as the user name.
 */
export function nameTaken(
  { email, username }: { email: string; username: string },
  taken: { email: boolean; username: boolean },
): Refusal {
  const isAddress = emailKey(username) === emailKey(email) || username.includes('@')
  const usernameTaken = isAddress ? REGISTRATION_TEXTS.usernameTaken : ADMIN_TEXTS.usernameTaken
  const fields = {
    ...(taken.username && { username: usernameTaken }),
    ...(taken.email && { email: REGISTRATION_TEXTS.emailTaken }),
  }
  const sentence = taken.email && !taken.username ? REGISTRATION_TEXTS.emailTaken : usernameTaken
  return new Refusal('conflict', sentence, { fields, beside: fields })
}

/** Which of the two another user has. */
export async function findTakenNames(db: Database, names: { email: string; username: string }, except: string) {
  return findTaken(db, names, except)
}
