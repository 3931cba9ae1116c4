import type { Database } from '../database/database.ts'
import { asSeenBy } from '../database/visible-athletes.ts'

/** Which of these users have linked a device; an expired link is still theirs. */
export async function linkedAmong(db: Database, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await asSeenBy(db, userIds, (visible) =>
    visible
      .selectFrom('wearable_connections')
      .select('user_id')
      .where(({ eb, fn, val }) => eb('user_id', '=', fn.any(val(userIds))))
      .where('status', '<>', 'disconnected')
      .execute(),
  )
  return new Set(rows.map(({ user_id }) => user_id))
}
