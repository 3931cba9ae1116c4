import type { Database } from '../database/database.ts'
import { asSeenBy, type VisibleLinks } from '../database/visible-athletes.ts'
import type { LinkStatus } from './link-fields.ts'

/** The status of their link by user; without an entry: no device is linked. */
export type LinkStates = ReadonlyMap<string, LinkStatus>

/** The links of these users. */
export async function linkedAmong(db: Database, userIds: readonly string[]): Promise<LinkStates> {
  if (userIds.length === 0) return new Map()
  return asSeenBy(db, userIds, (theirs) => findLinked(theirs, userIds))
}

/**
 * The same for administrators, who see every link: without a list of users, because for 5,000 ids the database takes a second
 * instead of a few milliseconds.
 */
export async function linkedAmongEverybody(db: Database, userIds: readonly string[]): Promise<LinkStates> {
  return asSeenBy(db, 'all', (every) => findLinked(every, userIds))
}

async function findLinked(db: VisibleLinks, userIds: readonly string[]): Promise<LinkStates> {
  const rows = await db
    .selectFrom('wearable_connections')
    .select(['user_id', 'status'])
    .where(({ eb, fn, val }) => eb('user_id', '=', fn.any(val(userIds))))
    .where('status', '<>', 'disconnected')
    .execute()
  return new Map(rows.map(({ user_id, status }) => [user_id, status]))
}
