import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Another transaction that asks for this lock waits until this one ends. */
export async function lockAdministrators(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`.execute(transaction)
}

export async function hasOtherAdministrator(db: Database, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('id', '<>', userId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
