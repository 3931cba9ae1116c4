import { sql } from 'kysely'
import type { VisibleDatabase } from '../database/visible-athletes.ts'
import type { Series } from './series.ts'

/** All measurements of one user, of every provider. */
export async function countRecords(db: VisibleDatabase, userId: string): Promise<number> {
  const counts = (['cycles', 'sleeps', 'recoveries', 'workouts'] as const).map(
    (table) => sql`(select count(*) from ${sql.table(table)} where user_id = ${userId})`,
  )
  const { rows } = await sql<{ count: number }>`select ${sql.join(counts, sql` + `)} as count`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * What `now()` is in this transaction. To be asked for by itself, and given to a query on a distributed table (Citus), where
 * it would be that of a worker's own transaction.
 */
export async function findTransactionStart(db: VisibleDatabase): Promise<string> {
  const { rows } = await sql<{ start: string }>`select now()::text as start`.execute(db)
  return rows[0]?.start ?? ''
}

/** The first day with more than `most` rows among the days that the transaction that began at `start` has written. */
export async function findCrowdedDay(
  db: VisibleDatabase,
  { user_id, provider }: Series,
  table: 'cycles' | 'sleeps' | 'workouts',
  { most, start }: { most: number; start: string },
): Promise<{ date: string; count: number } | undefined> {
  const { rows } = await sql<{ date: string; count: number }>`
    select date, count(*) as count from ${sql.table(table)}
    where user_id = ${user_id} and provider = ${provider} and date is not null
    group by date having count(*) > ${most} and bool_or(stored_at = ${start}::timestamptz)
    order by date limit 1`.execute(db)
  return rows[0]
}
