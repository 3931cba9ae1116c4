import type { CalendarDay } from '@corner/wearables/calendar.ts'
import { EXPORT_ID_PREFIX } from '@corner/wearables/own-export/export-ids.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { VisibleDatabase } from '../database/visible-athletes.ts'
import type { Neighbours } from './ingest-days.ts'
import { TO_COME } from './ingest-upsert.ts'
import type { Series } from './series.ts'

/** Users in the order of their ids; some have no measurements. @param after null: from the first on */
export async function findUsersAfter(db: Database, after: string | null, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}

/** The providers that a user has measurements of. */
export async function findProviders(db: VisibleDatabase, userId: string): Promise<string[]> {
  const { rows } = await sql<{ provider: string }>`
    select provider from cycles where user_id = ${userId} union select provider from sleeps where user_id = ${userId}
    union select provider from workouts where user_id = ${userId}`.execute(db)
  return rows.map(({ provider }) => provider)
}

/** Everything that decides the days of a series, and the stored days. */
export interface DatedSeries extends Neighbours {
  cycles: (Neighbours['cycles'][number] & { date: CalendarDay | null })[]
  recoveries: { cycle_id: string; date: CalendarDay | null }[]
}

export async function findDatedSeries(db: VisibleDatabase, { user_id, provider }: Series): Promise<DatedSeries> {
  const cycles = await db
    .selectFrom('cycles')
    .where('user_id', '=', user_id)
    .where('provider', '=', provider)
    .select(['provider_id', 'updated_at', 'start_at', 'end_at', 'timezone_offset', 'date'])
    .execute()
  const sleeps = await db
    .selectFrom('sleeps')
    .where('user_id', '=', user_id)
    .where('provider', '=', provider)
    .where('nap', '=', false)
    .select(['provider_id', 'updated_at', 'cycle_id', 'start_at', 'end_at', 'timezone_offset', 'nap'])
    .execute()
  const recoveries = await db
    .selectFrom('recoveries')
    .where('user_id', '=', user_id)
    .where('provider', '=', provider)
    .select(['cycle_id', 'date'])
    .execute()
  return { cycles, sleeps, recoveries }
}

/**
 * A row that was more than a day ahead of the clock when it was stored. The moment of storing decides, not now, so that a clock
 * that is wrong later cannot mark a good row. If the provider's own clock had reached its time by then, ours was behind, and
 * the row is right. Differences of times are compared, because Citus takes only immutable functions of columns in a change.
 */
function isOfTheFuture(time: string) {
  return sql<boolean>`${isADayAfter(time, 'stored_at')}
    and (provider_id like ${sql.lit(`${EXPORT_ID_PREFIX}%`)} or ${isADayAfter(time, 'updated_at')})`
}

const isADayAfter = (later: string, earlier: string) => sql`${sql.ref(later)} - ${sql.ref(earlier)} > interval '1 day'`

/** Whether `deleteFutureRecords` has anything to do. */
export async function hasFutureRecords(db: VisibleDatabase, { user_id, provider }: Series): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select ${sql.join(
    FUTURE.map(
      ({ table, time }) => sql`exists (select from ${sql.table(table)}
        where user_id = ${user_id} and provider = ${provider} and ${isOfTheFuture(time)})`,
    ),
    sql` or `,
  )} as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Deletes rows that were in the future when they were stored, and recoveries with their cycles; @returns how many */
export async function deleteFutureRecords(db: VisibleDatabase, { user_id, provider }: Series): Promise<number> {
  const recoveries = await db
    .deleteFrom('recoveries')
    .where('user_id', '=', user_id)
    .where('provider', '=', provider)
    .where('cycle_id', 'in', (cycles) =>
      cycles
        .selectFrom('cycles')
        .select('provider_id')
        .where('user_id', '=', user_id)
        .where('provider', '=', provider)
        .where(isOfTheFuture('start_at')),
    )
    .executeTakeFirst()
  let deleted = recoveries.numDeletedRows
  for (const { table, time } of FUTURE) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('user_id', '=', user_id)
      .where('provider', '=', provider)
      .where(isOfTheFuture(time))
      .executeTakeFirst()
    deleted += numDeletedRows
  }
  return Number(deleted)
}

/**
 * A change that is dated in the future, though not as far ahead as the record itself: there our own clock may have been behind,
 * and the time of the change decides (`isOfTheFuture`).
 */
function isChangeToCome(time: string | undefined) {
  const isOwnToCome = time === undefined ? sql`false` : isADayAfter(time, 'stored_at')
  return sql<boolean>`updated_at > ${sql.raw(TO_COME)} and updated_at > stored_at and not ${isOwnToCome}`
}

/** Whether `capChanges` has anything to do. */
export async function hasChangesToCome(db: VisibleDatabase, { user_id, provider }: Series): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select ${sql.join(
    CHANGED.map(
      ({ table, time }) => sql`exists (select from ${sql.table(table)}
        where user_id = ${user_id} and provider = ${provider} and ${isChangeToCome(time)})`,
    ),
    sql` or `,
  )} as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Sets changes dated in the future to the time when they were stored; @returns of how many rows */
export async function capChanges(db: VisibleDatabase, { user_id, provider }: Series): Promise<number> {
  let capped = 0n
  for (const { table, time } of CHANGED) {
    const { numAffectedRows } = await sql`update ${sql.table(table)} set updated_at = least(updated_at, stored_at)
      where user_id = ${user_id} and provider = ${provider} and ${isChangeToCome(time)}`.execute(db)
    capped += numAffectedRows ?? 0n
  }
  return Number(capped)
}

/** By the time that decides the day. */
const FUTURE = [
  { table: 'cycles', time: 'start_at' },
  { table: 'sleeps', time: 'end_at' },
  { table: 'workouts', time: 'start_at' },
] as const

const CHANGED: readonly { table: 'cycles' | 'sleeps' | 'recoveries' | 'workouts'; time?: string }[] = [
  ...FUTURE,
  { table: 'recoveries' },
]
