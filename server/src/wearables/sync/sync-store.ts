import { type SqlBool, sql } from 'kysely'
import type { VisibleLinks } from '../../database/visible-athletes.ts'
import type { Series } from '../../measurements/series.ts'
import type { Connection } from '../link/connection-store.ts'

function ofLink(db: VisibleLinks, { user_id, provider }: Series) {
  return db.updateTable('wearable_connections').where('user_id', '=', user_id).where('provider', '=', provider)
}

/** How many records of the first sync are stored so far; not worth waiting for the disk. */
export async function noteProgress(db: VisibleLinks, { user_id, provider }: Series, records: number): Promise<void> {
  await sql`update wearable_connections set first_sync_records = ${records}
    from (select set_config('synchronous_commit', 'off', true)) as unhurried
    where user_id = ${user_id} and provider = ${provider}`.execute(db)
}

/** Only while the link is the one that the work began for: a replaced one may be another account's. */
function ofThisLink(db: VisibleLinks, link: Pick<Connection, keyof Series | 'connected_at'>) {
  return ofLink(db, link).where('connected_at', '=', link.connected_at)
}

/**
 * All of a window came: the cursor moves past it, never back, and never past the database's clock. A cursor that a wrong clock
 * has set in the future is moved back.
 * @param offset of the newest cycle, when there was one
 * @returns whether the wearer's time zone changed, or is known for the first time
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

/** News of a single record was stored. */
export async function noteNews(db: VisibleLinks, series: Series): Promise<void> {
  await ofLink(db, series).set({ last_sync: sql<Date>`now()` }).execute()
}

type FirstSync = Pick<Connection, 'first_sync_state' | 'first_sync_message'>

export async function setFirstSync(db: VisibleLinks, link: Connection, state: FirstSync): Promise<void> {
  await ofThisLink(db, link).set(state).execute()
}

/** Resets the count of the running first sync. */
export async function beginFirstSync(db: VisibleLinks, series: Series): Promise<void> {
  await ofLink(db, series)
    .set({ first_sync_state: 'running', first_sync_records: 0, first_sync_message: null })
    .execute()
}

/** Links whose first sync is unfinished: at a start, including those of a server that was stopped or killed. */
export function findOpenFirstSyncs(db: VisibleLinks, provider: string): Promise<Series[]> {
  return db
    .selectFrom('wearable_connections')
    .select(['user_id', 'provider'])
    .where('provider', '=', provider)
    .where('status', '=', 'connected')
    .where('paused_at', 'is', null)
    .where('first_sync_state', 'in', ['waiting', 'running'])
    .where(isAwake)
    .execute()
}

/** Everybody who has or had a link. */
export async function findEveryLinked(db: VisibleLinks, provider: string): Promise<string[]> {
  const rows = await db.selectFrom('wearable_connections').select('user_id').where('provider', '=', provider).execute()
  return rows.map(({ user_id }) => user_id)
}

/** After a refusal of the whole link: not before its pause is over. */
const isAwake = sql<SqlBool>`coalesce((refusals -> 'link' ->> 'next_at')::timestamptz <= now(), true)`

export async function countLinks(db: VisibleLinks, provider: string): Promise<number> {
  const { links } = await db
    .selectFrom('wearable_connections')
    .select(({ fn }) => fn.countAll<number>().as('links'))
    .where('provider', '=', provider)
    .where('status', '=', 'connected')
    .where('paused_at', 'is', null)
    .executeTakeFirstOrThrow()
  return links
}

/** The hours when the wearer's night is over and coaches look: from `from` up to, not including, `to`. */
interface MorningHours {
  from: number
  to: number
}

/**
 * Links whose last complete sync is older than the interval, or than half of it in the wearer's own morning, or is in the
 * future because of a wrong clock; mornings first, then the longest waiting. Links in their first sync and paused ones are left
 * out.
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
    .where('paused_at', 'is', null)
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
