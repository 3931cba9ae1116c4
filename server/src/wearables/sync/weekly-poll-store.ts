import { type SqlBool, sql } from 'kysely'
import type { MissedRecords } from '../../database/schema.ts'
import type { VisibleLinks } from '../../database/visible-athletes.ts'
import type { Series } from '../../measurements/series.ts'
import type { Connection } from '../link/connection-store.ts'

/** Each link has its own time of the week, to spread the load. */
const LAST_MOMENT = sql<Date>`(date_bin('7 days', now() - moment_of_week, 'epoch') + moment_of_week)`
const MOMENT_OF_WEEK = sql`make_interval(secs => (hashtextextended(user_id::text, 0) & 2147483647) % 604800)`

/**
 * Links whose time of the week has passed since their last weekly poll, the longest waiting first. A failed one is due again
 * after an hour. Left out are links that the ordinary poll must catch up with first, because its window is not shorter than the
 * gap.
 */
export async function findDueWeekly(db: VisibleLinks, provider: string, most: number): Promise<Series[]> {
  const { rows } = await sql<Series>`
    select user_id, provider from wearable_connections, lateral (select ${MOMENT_OF_WEEK} as moment_of_week) as spread
    where provider = ${provider} and status = 'connected' and paused_at is null and first_sync_state = 'done'
      and synced_until > now() - interval '32 days'
      and (coalesce(weekly_poll_at, connected_at) < ${LAST_MOMENT} or coalesce(weekly_poll_at, connected_at) > now())
      and (weekly_poll_tried_at is null or weekly_poll_tried_at < now() - interval '1 hour' or weekly_poll_tried_at > now())
    order by weekly_poll_at nulls first limit ${most}`.execute(db)
  return rows
}

/** Weekly polls that began within the last day. */
export async function countWeeklyTries(db: VisibleLinks, provider: string): Promise<number> {
  const { tries } = await db
    .selectFrom('wearable_connections')
    .select(({ fn }) => fn.countAll<number>().as('tries'))
    .where('provider', '=', provider)
    .where(sql<SqlBool>`weekly_poll_tried_at between now() - interval '1 day' and now()`)
    .executeTakeFirstOrThrow()
  return Number(tries)
}

function ofThisLink(db: VisibleLinks, { user_id, provider, connected_at }: Connection) {
  return db
    .updateTable('wearable_connections')
    .where('user_id', '=', user_id)
    .where('provider', '=', provider)
    .where('connected_at', '=', connected_at)
}

/** @returns when it began, by the database's clock; undefined when the link was replaced meanwhile */
export async function beginWeeklyPoll(db: VisibleLinks, link: Connection): Promise<Date | undefined> {
  const begun = await ofThisLink(db, link)
    .set({ weekly_poll_tried_at: sql<Date>`now()` })
    .returning('weekly_poll_tried_at')
    .executeTakeFirst()
  return begun?.weekly_poll_tried_at ?? undefined
}

export async function closeWeeklyPoll(db: VisibleLinks, link: Connection, missed: MissedRecords): Promise<void> {
  await ofThisLink(db, link)
    .set({ weekly_poll_at: sql<Date>`now()`, missed_records: JSON.stringify(missed) })
    .execute()
}
