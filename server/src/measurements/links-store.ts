import { sql } from 'kysely'
import type { VisibleLinks } from '../database/visible-athletes.ts'

export interface Link {
  user_id: string
  provider: string
  status: 'connected' | 'token_expired' | 'disconnected'
  /** By its athlete. */
  is_paused: boolean
  /** The wearer's latest known offset, `+hh:mm`; null: nothing has synced yet. */
  timezone_offset: string | null
}

/** The column's default: a new link has it until its first sync. */
const OFFSET = sql<
  string | null
>`case when synced_until is not null or timezone_offset <> '+00:00' then timezone_offset end`.as('timezone_offset')

/** The newest link of each of these users, including ended ones. */
export function findLinks(db: VisibleLinks, userIds: readonly string[]): Promise<Link[]> {
  return newestLinks(db)
    .where(({ eb, fn, val }) => eb('user_id', '=', fn.any(val(userIds))))
    .execute()
}

/** undefined: never linked */
export function findOwnLink(db: VisibleLinks, userId: string): Promise<Link | undefined> {
  return newestLinks(db).where('user_id', '=', userId).executeTakeFirst()
}

/** One per user: an ended link counts only if there is no other. */
function newestLinks(db: VisibleLinks) {
  return db
    .selectFrom('wearable_connections')
    .distinctOn('user_id')
    .select(['user_id', 'provider', 'status', sql<boolean>`paused_at is not null`.as('is_paused'), OFFSET])
    .orderBy('user_id')
    .orderBy(sql`status = 'disconnected'`)
    .orderBy('connected_at', 'desc')
}
