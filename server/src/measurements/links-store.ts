import { sql } from 'kysely'
import type { VisibleLinks } from '../database/visible-athletes.ts'

export interface Link {
  user_id: string
  provider: string
  status: 'connected' | 'token_expired' | 'disconnected'
  /** The wearer's latest known offset, `+hh:mm`; null: nothing has synced yet. */
  timezone_offset: string | null
}

/** A new link stands at the column's default until its first sync has found out. */
const OFFSET = sql<
  string | null
>`case when synced_until is not null or timezone_offset <> '+00:00' then timezone_offset end`.as('timezone_offset')

/** The newest link of each of these users who ever had one. */
export function findLinks(db: VisibleLinks, userIds: readonly string[]): Promise<Link[]> {
  return newestLinks(db)
    .where(({ eb, fn, val }) => eb('user_id', '=', fn.any(val(userIds))))
    .execute()
}

/** undefined: never linked */
export function findOwnLink(db: VisibleLinks, userId: string): Promise<Link | undefined> {
  return newestLinks(db).where('user_id', '=', userId).executeTakeFirst()
}

/** One a user: that which ended counts only where no other is left. */
function newestLinks(db: VisibleLinks) {
  return db
    .selectFrom('wearable_connections')
    .distinctOn('user_id')
    .select(['user_id', 'provider', 'status', OFFSET])
    .orderBy('user_id')
    .orderBy(sql`status = 'disconnected'`)
    .orderBy('connected_at', 'desc')
}
