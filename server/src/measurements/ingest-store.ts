import type { CalendarDay } from '@corner/wearables/calendar.ts'
import { EXPORT_ID_PREFIX } from '@corner/wearables/own-export/export-ids.ts'
import { sql } from 'kysely'
import type { VisibleDatabase } from '../database/visible-athletes.ts'
import type { Neighbours } from './ingest-days.ts'
import { asJsonb, TO_COME } from './ingest-upsert.ts'
import type { Series } from './series.ts'

interface Span {
  from: Date
  to: Date
}

/**
 * Locks the athlete's measurements until the transaction ends: two concurrent writers would date cycles inconsistently.
 * @param commit `without_waiting`: the commit does not wait for the disk; any later commit that does wait covers it. For work
 * that is repeated unless a later commit marks it as done: the cursor of a sync, the end of an event
 */
export async function lockSeries(
  db: VisibleDatabase,
  { user_id, provider }: Series,
  commit: 'durable' | 'without_waiting' = 'durable',
): Promise<void> {
  const lock = sql`pg_advisory_xact_lock(hashtextextended(${`measurements ${user_id} ${provider}`}, 0))`
  if (commit === 'durable') await sql`select ${lock}`.execute(db)
  else await sql`select set_config('synchronous_commit', 'off', true), ${lock}`.execute(db)
}

/** A record dated in the future is replaced by any other, as in the upsert. */
const LAST_CHANGE = sql<Date>`case when updated_at > ${sql.raw(TO_COME)} then 'epoch' else updated_at end`.as(
  'updated_at',
)

export async function findNeighbours(db: VisibleDatabase, series: Series, { from, to }: Span): Promise<Neighbours> {
  const cycles = await db
    .selectFrom('cycles')
    .where('user_id', '=', series.user_id)
    .where('provider', '=', series.provider)
    .where('start_at', '>=', from)
    .where('start_at', '<=', to)
    .select(['provider_id', LAST_CHANGE, 'start_at', 'end_at', 'timezone_offset'])
    .execute()
  const sleeps = await db
    .selectFrom('sleeps')
    .where('user_id', '=', series.user_id)
    .where('provider', '=', series.provider)
    .where('start_at', '>=', from)
    .where('start_at', '<=', to)
    .select(['provider_id', LAST_CHANGE, 'cycle_id', 'start_at', 'end_at', 'timezone_offset', 'nap'])
    .execute()
  return { cycles, sleeps }
}

/** Days of cycles outside the judged range; cycles without one are not included. */
export async function findCycleDays(db: VisibleDatabase, series: Series, cycleIds: readonly string[]) {
  const rows = await db
    .selectFrom('cycles')
    .where('user_id', '=', series.user_id)
    .where('provider', '=', series.provider)
    .where(({ eb, fn, val }) => eb('provider_id', '=', fn.any(val(cycleIds))))
    .select(['provider_id', 'date'])
    .execute()
  return rows.flatMap(({ provider_id, date }) => (date ? [[provider_id, date] as const] : []))
}

/** Moves stored cycles, and the recoveries of these cycles, to the given days; @returns how many rows changed */
export async function moveToDays(
  db: VisibleDatabase,
  series: Series,
  days: ReadonlyMap<string, CalendarDay>,
): Promise<number> {
  if (days.size === 0) return 0
  const given = asJsonb([...days].map(([cycle_id, date]) => ({ cycle_id, date })))
  const { rows } = await sql<{ moved: number }>`
    with given as (select * from jsonb_to_recordset(${given}::jsonb) as given (cycle_id text, date date)),
    moved_cycles as (
      update cycles as stored set date = given.date, stored_at = now() from given
      where stored.user_id = ${series.user_id} and stored.provider = ${series.provider}
        and stored.provider_id = given.cycle_id and stored.date is distinct from given.date
      returning 1
    ), moved_recoveries as (
      update recoveries as stored set date = given.date, stored_at = now() from given
      where stored.user_id = ${series.user_id} and stored.provider = ${series.provider}
        and stored.cycle_id = given.cycle_id and stored.date is distinct from given.date
      returning 1
    )
    select ((select count(*) from moved_cycles) + (select count(*) from moved_recoveries))::int as moved`.execute(db)
  return rows[0]?.moved ?? 0
}

/** Whether any own export was imported: most athletes have none, and need no search for duplicates. */
export async function hasExport(db: VisibleDatabase, { user_id, provider }: Series): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select ${sql.join(
    (['cycles', 'sleeps', 'workouts'] as const).map(
      (table) => sql`exists (select from ${sql.table(table)} where user_id = ${user_id} and provider = ${provider}
        and provider_id like ${sql.lit(`${EXPORT_ID_PREFIX}%`)})`,
    ),
    sql` or `,
  )} as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Rows of the series that begin in the span; `origin` says whether they came from an export or from the API. */
export async function findStarts(
  db: VisibleDatabase,
  series: Series,
  table: 'cycles' | 'sleeps' | 'workouts',
  { from, to }: Span,
  origin: 'export' | 'api',
): Promise<{ provider_id: string; start_at: Date }[]> {
  return db
    .selectFrom(table)
    .where('user_id', '=', series.user_id)
    .where('provider', '=', series.provider)
    .where('start_at', '>=', from)
    .where('start_at', '<=', to)
    .where('provider_id', origin === 'export' ? 'like' : 'not like', `${EXPORT_ID_PREFIX}%`)
    .select(['provider_id', 'start_at'])
    .execute()
}

export async function findRecoveredCycles(db: VisibleDatabase, series: Series): Promise<{ cycle_id: string }[]> {
  return db
    .selectFrom('recoveries')
    .where('user_id', '=', series.user_id)
    .where('provider', '=', series.provider)
    .where('provider_id', 'not like', `${EXPORT_ID_PREFIX}%`)
    .select('cycle_id')
    .execute()
}

export async function deleteRecords(
  db: VisibleDatabase,
  series: Series,
  table: 'cycles' | 'sleeps' | 'recoveries' | 'workouts',
  providerIds: readonly string[],
): Promise<number> {
  if (providerIds.length === 0) return 0
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('user_id', '=', series.user_id)
    .where('provider', '=', series.provider)
    .where('provider_id', 'in', providerIds)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteRecoveriesOfSleep(db: VisibleDatabase, series: Series, sleepId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('recoveries')
    .where('user_id', '=', series.user_id)
    .where('provider', '=', series.provider)
    .where('sleep_id', '=', sleepId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function findSleep(db: VisibleDatabase, series: Series, sleepId: string) {
  return db
    .selectFrom('sleeps')
    .where('user_id', '=', series.user_id)
    .where('provider', '=', series.provider)
    .where('provider_id', '=', sleepId)
    .select(['provider_id', 'start_at'])
    .executeTakeFirst()
}

/**
 * Attaches what an export brought for a cycle to the API's duplicate of it. The export's recovery belongs to the duplicate
 * until the API brings its own: with the oldest possible `updated_at`, it always loses to that one.
 */
export async function joinCycle(db: VisibleDatabase, series: Series, exportId: string, apiId: string): Promise<void> {
  await sql`update sleeps set cycle_id = ${apiId} where user_id = ${series.user_id} and provider = ${series.provider}
    and cycle_id = ${exportId}`.execute(db)
  await sql`update recoveries as old set provider_id = ${apiId}, cycle_id = ${apiId}, updated_at = 'epoch'
    where user_id = ${series.user_id} and provider = ${series.provider} and provider_id = ${exportId}
      and not exists (select from recoveries as taken where taken.user_id = old.user_id
        and taken.provider = old.provider and taken.provider_id = ${apiId})`.execute(db)
  await deleteRecords(db, series, 'recoveries', [exportId])
}

export async function joinSleep(db: VisibleDatabase, series: Series, exportId: string, apiId: string): Promise<void> {
  await sql`update recoveries set sleep_id = ${apiId} where user_id = ${series.user_id} and provider = ${series.provider}
    and sleep_id = ${exportId}`.execute(db)
}
