import type { Database } from '../database/database.ts'

export interface Link {
  user_id: string
  provider: string
  status: 'connected' | 'token_expired' | 'disconnected'
  /** The wearer's latest known offset, `+hh:mm`. */
  timezone_offset: string
}

/** The newest link of each athlete who ever had one; one that ended counts only where no other is left. */
export function findNewestLinks(db: Database, userIds: readonly string[]): Promise<Link[]> {
  return db
    .selectFrom('wearable_connections')
    .distinctOn('user_id')
    .select(['user_id', 'provider', 'status', 'timezone_offset'])
    .where(({ eb, fn, val }) => eb('user_id', '=', fn.any(val(userIds as string[]))))
    .orderBy('user_id')
    .orderBy(({ eb }) => eb('status', '=', 'disconnected'))
    .orderBy('connected_at', 'desc')
    .execute()
}
