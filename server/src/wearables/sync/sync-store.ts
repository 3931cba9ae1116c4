import { type SqlBool, sql } from 'kysely'
import type { VisibleLinks } from '../../database/visible-athletes.ts'
import type { Series } from '../../measurements/series.ts'
import type { Connection } from '../link/connection-store.ts'

function ofLink(db: VisibleLinks, { user_id, provider }: Series) {
  return db.updateTable('wearable_connections').where('user_id', '=', user_id).where('provider', '=', provider)
}

/** Records of the first sync that are stored so far; not worth a wait for the disk. */
export async function noteProgress(db: VisibleLinks, { user_id, provider }: Series, records: number): Promise<void> {
  await sql`update wearable_connections set first_sync_records = ${records}
    from (select set_config('synchronous_commit', 'off', true)) as unhurried
    where user_id = ${user_id} and provider = ${provider}`.execute(db)
}

/** Only while it is the link that the work began for: one made anew meanwhile may be another account's. */
function ofThisLink(db: VisibleLinks, link: Pick<Connection, keyof Series | 'connected_at'>) {
  return ofLink(db, link).where('connected_at', '=', link.connected_at)
}

/**
 * All of a window came: the cursor moves behind it, never back, and never past the database's clock. Where a clock that was
 * ahead has left it in the future, it comes back.
 * @param offset of the newest cycle, when there was one
 * @returns whether the wearer's zone is another, or known for the first time
 */
export async function closeSync(
  db: VisibleLinks,
  link: Connection,
  until: Date,
  offset: string | undefined,
): Promise<boolean> {
  const closed = await ofThisLink(db, link)
    .set({
      last_sync: sql<Date>`now()`,
      synced_until: sql<Date>`least(greatest(synced_until, ${until}), now())`,
      ...(offset !== undefined && { timezone_offset: offset }),
    })
    .returning(sql<boolean>`old.synced_until is null or old.timezone_offset <> new.timezone_offset`.as('has_moved'))
    .executeTakeFirst()
  return closed?.has_moved ?? false
}

/** News of a single record came in. */
export async function noteNews(db: VisibleLinks, series: Series): Promise<void> {
  await ofLink(db, series).set({ last_sync: sql<Date>`now()` }).execute()
}

type FirstSync = Pick<Connection, 'first_sync_state' | 'first_sync_message'>

export async function setFirstSync(db: VisibleLinks, link: Connection, state: FirstSync): Promise<void> {
  await ofThisLink(db, link).set(state).execute()
}

/** The running first sync begins to count anew. */
export async function beginFirstSync(db: VisibleLinks, series: Series): Promise<void> {
  await ofLink(db, series)
    .set({ first_sync_state: 'running', first_sync_records: 0, first_sync_message: null })
    .execute()
}

/** Links whose first sync is not over: at a start, those of a server that was stopped or killed are among them. */
export function findOpenFirstSyncs(db: VisibleLinks, provider: string): Promise<Series[]> {
  return db
    .selectFrom('wearable_connections')
    .select(['user_id', 'provider'])
    .where('provider', '=', provider)
    .where('status', '=', 'connected')
    .where('first_sync_state', 'in', ['waiting', 'running'])
    .where(isAwake)
    .execute()
}

/** Everybody who has or had a link. */
export async function findEveryLinked(db: VisibleLinks, provider: string): Promise<string[]> {
  const rows = await db.selectFrom('wearable_connections').select('user_id').where('provider', '=', provider).execute()
  return rows.map(({ user_id }) => user_id)
}

/** After a refusal of the whole link: not before its rest is over. */
const isAwake = sql<SqlBool>`coalesce((refusals -> 'link' ->> 'next_at')::timestamptz <= now(), true)`

export async function countLinks(db: VisibleLinks, provider: string): Promise<number> {
  const { links } = await db
    .selectFrom('wearable_connections')
    .select(({ fn }) => fn.countAll<number>().as('links'))
    .where('provider', '=', provider)
    .where('status', '=', 'connected')
    .executeTakeFirstOrThrow()
  return links
}

/** The wearer's night is over and coaches look: their hours from `from` up to, not including, `to`. */
interface MorningHours {
  from: number
  to: number
}

/**
 * Links whose last whole sync is older than the interval, or half of it in the wearer's own morning, or lies in the future, where
 * a clock that was ahead has put it; mornings first, then the longest not asked. Those in their first sync are left to it.
 */
export function findDueLinks(
  db: VisibleLinks,
  provider: string,
  intervalMinutes: number,
  morning: MorningHours,
): Promise<(Series & { is_morning: boolean })[]> {
  const localHour = sql<number>`extract(hour from now() at time zone 'utc' + timezone_offset::interval)`
  const isMorning = sql<boolean>`(${localHour} >= ${morning.from} and ${localHour} < ${morning.to})`
  return db
    .selectFrom('wearable_connections')
    .select(['user_id', 'provider', isMorning.as('is_morning')])
    .where('provider', '=', provider)
    .where('status', '=', 'connected')
    .where('first_sync_state', 'in', ['done', 'failed'])
    .where(isAwake)
    .where(
      sql<SqlBool>`(coalesce(synced_until, '-infinity') <
        now() - make_interval(mins => ${intervalMinutes}::int) / case when ${isMorning} then 2 else 1 end
        or synced_until > now())`,
    )
    .orderBy(isMorning, 'desc')
    .orderBy('synced_until', (order) => order.asc().nullsFirst())
    .execute()
}
