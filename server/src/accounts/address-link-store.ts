import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { deleteInBatches } from '../database/delete-in-batches.ts'

interface NewAddressLink {
  token_hash: Buffer
  user_id: string
  email_key: string
  created_at: Date
  expires_at: Date
}

/** Earlier links stay valid: mails may arrive in any order. */
export async function insertAddressLink(db: Database, link: NewAddressLink): Promise<void> {
  await db.insertInto('address_links').values(link).execute()
}

/** Whether it is an unused link of this user for their current address. */
export async function isOpenAddressLink(
  db: Database,
  { token_hash, user_id, now }: { token_hash: Buffer; user_id: string; now: Date },
): Promise<boolean> {
  const link = await db
    .selectFrom('address_links')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'address_links.user_id').onRef('users.email_key', '=', 'address_links.email_key'),
    )
    .select('user_id')
    .where('token_hash', '=', token_hash)
    .where('user_id', '=', user_id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link !== undefined
}

export async function deleteAddressLinksOf(db: Database, user_id: string): Promise<void> {
  await db.deleteFrom('address_links').where('user_id', '=', user_id).execute()
}

export async function deleteExpiredAddressLinks(db: Database, now: Date): Promise<void> {
  await deleteInBatches(db, 'address_links', sql`expires_at <= ${now}`)
}

interface Addressed {
  email: string
  email_key: string
  first_name: string
  last_name: string
  email_proven_at: Date | null
}

/** A user with their address; the row is locked until the transaction ends. */
export function lockAddress(transaction: Database, user_id: string): Promise<Addressed | undefined> {
  return transaction
    .selectFrom('users')
    .select(['email', 'email_key', 'first_name', 'last_name', 'email_proven_at'])
    .where('id', '=', user_id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The account with this address if the address is not yet verified; the row is locked until the transaction ends. */
export async function lockUnproven(transaction: Database, email_key: string): Promise<string | undefined> {
  const user = await transaction
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', email_key)
    .where('email_proven_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return user?.id
}

/** @returns false when it was already verified */
export async function setProven(db: Database, user_id: string, email_proven_at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ email_proven_at })
    .where('id', '=', user_id)
    .where('email_proven_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
