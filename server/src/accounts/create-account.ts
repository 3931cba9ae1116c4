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
  /** Since when the address is known to be theirs; null: nobody has proved it. */
  email_proven_at: Date | null
}

/** Makes an account, of any role: who may have it is the caller's rule. @returns its id. @throws Refusal `conflict` as `nameTaken` */
export async function createAccount(transaction: Database, account: NewAccount): Promise<string> {
  const id = await insertUser(transaction, account)
  if (id !== undefined) return id
  throw nameTaken(account, await findTaken(transaction, account))
}

/**
 * For a visitor who registers. An address that only looks like another's is not theirs to take; the plain one is free though
 * somebody has one that looks like it.
 * @throws Refusal `conflict` as `nameTaken`
 */
export async function assertNamesFree(db: Database, names: { email: string; username: string }): Promise<void> {
  const taken = await findTaken(db, names)
  const email = taken.email || (await isLookAlikeTaken(db, names.email))
  if (email || taken.username) throw nameTaken(names, { ...taken, email })
}

/**
 * That an address or user name is somebody else's already, with the keys that the forms read
 * (docs/reference/accounts.md#registration). A user name that is no address is called by its name.
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

/** Which of the two belongs to another user than this one. */
export async function findTakenNames(db: Database, names: { email: string; username: string }, except: string) {
  return findTaken(db, names, except)
}
