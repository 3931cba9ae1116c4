import { sql } from 'kysely'
import type { VisibleLinks } from '../../database/visible-athletes.ts'
import type { Series } from '../../measurements/series.ts'
import type { Connection } from './connection-store.ts'

/** What the provider refuses of this link, unless the link was replaced since the work began. */
export async function setRefusals(
  db: VisibleLinks,
  link: Pick<Connection, keyof Series | 'connected_at'>,
  refusals: Connection['refusals'],
): Promise<void> {
  await db
    .updateTable('wearable_connections')
    .set({ refusals: JSON.stringify(refusals) })
    .where('user_id', '=', link.user_id)
    .where('provider', '=', link.provider)
    .where('connected_at', '=', link.connected_at)
    .execute()
}

/** Links that got no data at all since then, at their last attempt. */
export async function countRefusedLinks(db: VisibleLinks, provider: string, since: Date): Promise<number> {
  const { links } = await db
    .selectFrom('wearable_connections')
    .select(({ fn }) => fn.countAll<number>().as('links'))
    .where('provider', '=', provider)
    .where('status', '=', 'connected')
    .where(sql<Date>`(refusals -> 'link' ->> 'last_at')::timestamptz`, '>', since)
    .executeTakeFirstOrThrow()
  return links
}
