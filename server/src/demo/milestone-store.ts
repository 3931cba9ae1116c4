import type { Database } from '../database/database.ts'

/** Writes down that something has been done once for this database, and must not be done again. */
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
