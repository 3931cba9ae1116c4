import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { deleteInBatches } from '../database/delete-in-batches.ts'

export interface LinkOwner {
  id: string
  email: string
}

/**
 * The user of a link; the row is locked until the transaction ends, so that links of one user are issued and used one at a
 * time.
 */
export function lockLinkOwner(transaction: Database, id: string): Promise<LinkOwner | undefined> {
  return transaction.selectFrom('users').select(['id', 'email']).where('id', '=', id).forUpdate().executeTakeFirst()
}

interface NewLink {
  token_hash: Buffer
  user_id: string
  issued_by: string | null
  created_at: Date
  expires_at: Date
}

/** Replaces links that an administrator issued before; mailed ones stay. */
export async function replaceIssuedLink(transaction: Database, link: NewLink): Promise<void> {
  await transaction
    .deleteFrom('password_links')
    .where('user_id', '=', link.user_id)
    .where('issued_by', 'is not', null)
    .execute()
  await transaction.insertInto('password_links').values(link).execute()
}

/** Adds to the links mailed before, of which the `most` newest stay. */
export async function addMailedLink(transaction: Database, link: NewLink, most: number): Promise<void> {
  await transaction.insertInto('password_links').values(link).execute()
  await sql`
    delete from password_links where token_hash in (
      select token_hash from password_links where user_id = ${link.user_id} and issued_by is null
      order by created_at desc offset ${most})`.execute(transaction)
}

/** Whether the user has an unused mailed link that was issued after that moment. */
export async function hasMailedLink(db: Database, user_id: string, after: Date): Promise<boolean> {
  const found = await db
    .selectFrom('password_links')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('issued_by', 'is', null)
    .where('used_at', 'is', null)
    .where('created_at', '>', after)
    .executeTakeFirst()
  return found !== undefined
}

export async function deleteLinksOf(db: Database, user_id: string): Promise<void> {
  await db.deleteFrom('password_links').where('user_id', '=', user_id).execute()
}

export async function deleteLinksIssuedBy(db: Database, issued_by: string): Promise<void> {
  await db.deleteFrom('password_links').where('issued_by', '=', issued_by).execute()
}

/** The user of a link that is unused and not expired. */
export async function findOpenLink(db: Database, token_hash: Buffer, now: Date): Promise<string | undefined> {
  const link = await db
    .selectFrom('password_links')
    .select('user_id')
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link?.user_id
}

/** Marks a link as used. @returns false when it was used, replaced or expired before */
export async function takeLink(transaction: Database, token_hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('password_links')
    .set({ used_at: now })
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await deleteInBatches(db, 'password_links', sql`expires_at <= ${now}`)
}
