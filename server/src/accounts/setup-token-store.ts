import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

export async function hasAdministrator(db: Database): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst()
  return found !== undefined
}

/**
 * Stores the newly printed token and deletes earlier ones. Two services that start at the same moment wait for each other:
 * without the lock neither would see the other's token, and both would be valid.
 */
export async function insertSetupToken(database: Database, token_hash: Buffer): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('setup token', 0))`.execute(transaction)
    await transaction.deleteFrom('setup_tokens').where('claimed_at', 'is', null).execute()
    await transaction.insertInto('setup_tokens').values({ token_hash }).execute()
  })
}

export async function isOpenSetupToken(db: Database, token_hash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('setup_tokens')
    .select('token_hash')
    .where('token_hash', '=', token_hash)
    .where('claimed_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Marks it as claimed; the row lock makes a concurrent claim wait. */
export async function takeSetupToken(transaction: Database, token_hash: Buffer, claimed_at: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('setup_tokens')
    .set({ claimed_at })
    .where('token_hash', '=', token_hash)
    .where('claimed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
