import type { VisibleLinks } from '../../database/visible-athletes.ts'
import type { Series } from '../../measurements/series.ts'

/** The row of a link that has ended: nothing of it is left. */
export async function deleteLinkRow(db: VisibleLinks, { user_id, provider }: Series): Promise<void> {
  await db
    .deleteFrom('wearable_connections')
    .where('user_id', '=', user_id)
    .where('provider', '=', provider)
    .where('status', '=', 'disconnected')
    .execute()
}

/** A link that stays begins anew, as one that was just made. */
export async function restartLink(db: VisibleLinks, { user_id, provider }: Series, now: Date): Promise<void> {
  await db
    .updateTable('wearable_connections')
    .set({
      data_deleted_at: now,
      first_sync_state: 'waiting',
      first_sync_records: 0,
      last_sync: null,
      synced_until: null,
      missed_records: '{}',
    })
    .where('user_id', '=', user_id)
    .where('provider', '=', provider)
    .execute()
}
