import type { Database } from '../database/database.ts'
import { asSeenBy, type VisibleLinks } from '../database/visible-athletes.ts'

/** Which of these users have linked a device; an expired link is still theirs. */
export async function linkedAmong(db: Database, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  return asSeenBy(db, userIds, (their) => findLinked(their, userIds))
}

/**
 * The same for a list of an administrator, who may see everybody's: each link is tested against all ids that a transaction
 * carries, which takes half a second for a thousand of both.
 */
export async function linkedAmongAll(db: Database, userIds: readonly string[]): Promise<ReadonlySet<string>> {
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
