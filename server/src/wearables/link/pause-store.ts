import type { VisibleLinks } from '../../database/visible-athletes.ts'
import type { Series } from '../../measurements/series.ts'
import type { Connection } from './connection-store.ts'

/**
 * Pauses a link that works, or ends its pause.
 * @param at null: it is resumed
 * @returns the link as it is now; undefined when it was not as this needs it
 */
export function setPaused(db: VisibleLinks, series: Series, at: Date | null): Promise<Connection | undefined> {
  return db
    .updateTable('wearable_connections')
    .set({ paused_at: at })
    .where('user_id', '=', series.user_id)
    .where('provider', '=', series.provider)
    .where('status', '<>', 'disconnected')
    .where('paused_at', at ? 'is' : 'is not', null)
    .$if(at !== null, (query) => query.where('status', '=', 'connected'))
    .returningAll()
    .executeTakeFirst()
}
