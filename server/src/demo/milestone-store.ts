import type { Database } from '../database/database.ts'

/** Records that something was done for this database and must not be repeated. */
export async function reach(db: Database, name: string): Promise<void> {
  await db
    .insertInto('milestones')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function isReached(db: Database, name: string): Promise<boolean> {
  const row = await db.selectFrom('milestones').select('name').where('name', '=', name).executeTakeFirst()
  return row !== undefined
}
