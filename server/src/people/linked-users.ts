import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { asSeenBy, type VisibleLinks } from '../database/visible-athletes.ts'
import type { LinkState } from './link-fields.ts'

/** Their newest link by user; without an entry: no device is linked. */
export type LinkStates = ReadonlyMap<string, LinkState>

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
    .select(['user_id', 'provider', 'status', sql<boolean>`paused_at is not null`.as('is_paused')])
    .where(({ eb, fn, val }) => eb('user_id', '=', fn.any(val(userIds))))
    .where('status', '<>', 'disconnected')
    .orderBy('connected_at', 'desc')
    .execute()
  const byUser = Map.groupBy(rows, ({ user_id }) => user_id)
  return new Map(
    [...byUser].flatMap(([user, links]) => {
      const [newest] = links
      if (!newest) return []
      const { status, is_paused } = newest
      return [[user, { status, is_paused, providers: links.map(({ provider }) => provider) }] as const]
    }),
  )
}
