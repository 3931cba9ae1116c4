import type { Database } from '../database/database.ts'
import { asSeenBy, type VisibleLinks } from '../database/visible-athletes.ts'

/** Which of these users have linked a device; an expired link counts. */
export async function linkedAmong(db: Database, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  return asSeenBy(db, userIds, (theirs) => findLinked(theirs, userIds))
}

/**
 * The same for administrators, who see every link: without a list of users, because for 5,000 ids the database takes a second
 * instead of a few milliseconds.
 */
export async function linkedAmongEverybody(db: Database, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  return asSeenBy(db, 'all', (every) => findLinked(every, userIds))
}

async function findLinked(db: VisibleLinks, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('wearable_connections')
    .select('user_id')
    .where(({ eb, fn, val }) => eb('user_id', '=', fn.any(val(userIds))))
    .where('status', '<>', 'disconnected')
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}
