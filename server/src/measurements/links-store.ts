import { sql } from 'kysely'
import type { VisibleLinks } from '../database/visible-athletes.ts'

export interface Link {
  user_id: string
  provider: string
  status: 'connected' | 'token_expired' | 'disconnected'
  /** By its athlete. */
  is_paused: boolean
  connected_at: Date
  /** The wearer's latest known offset, `+hh:mm`; null: nothing has synced yet. */
  timezone_offset: string | null
}

/** The column's default: a new link has it until its first sync. */
const OFFSET = sql<
  string | null
>`case when synced_until is not null or timezone_offset <> '+00:00' then timezone_offset end`.as('timezone_offset')

/**
 * The links of each of these users, by user id. The first stands for the user: one that works before one that has to be renewed,
 * an ended one only if there is no other, and of those the newest.
 */
export async function findLinks(db: VisibleLinks, userIds: readonly string[]): Promise<Map<string, Link[]>> {
  const links = await db
    .selectFrom('wearable_connections')
    .select([
      'user_id',
      'provider',
      'status',
      'connected_at',
      sql<boolean>`paused_at is not null`.as('is_paused'),
      OFFSET,
    ])
    .where(({ eb, fn, val }) => eb('user_id', '=', fn.any(val(userIds))))
    .orderBy('user_id')
    .orderBy(sql`array_position(array['connected', 'token_expired', 'disconnected'], status)`)
    .orderBy('connected_at', 'desc')
    .execute()
  return Map.groupBy(links, ({ user_id }) => user_id)
}
