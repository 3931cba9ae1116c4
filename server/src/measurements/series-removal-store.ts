import { sql } from 'kysely'
import type { VisibleDatabase } from '../database/visible-athletes.ts'
import type { Series } from './series.ts'

const TABLES = ['cycles', 'sleeps', 'recoveries', 'workouts'] as const

/** @returns how many records there were */
export async function deleteSeries(db: VisibleDatabase, { user_id, provider }: Series): Promise<number> {
  let deleted = 0n
  for (const table of TABLES) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('user_id', '=', user_id)
      .where('provider', '=', provider)
      .executeTakeFirst()
    deleted += numDeletedRows
  }
  return Number(deleted)
}

/** Sentences about a person, which may repeat any of their values. They are written anew when they are asked for. */
export async function deleteWordings(db: VisibleDatabase, userId: string): Promise<void> {
  await db.deleteFrom('worded_insights').where('user_id', '=', userId).execute()
}

interface StoredCount {
  provider: string
  nights: number
  workouts: number
}

/** What is stored of a user, by provider: days with a main sleep or a recovery, and workouts. */
export async function countSeries(db: VisibleDatabase, userId: string): Promise<StoredCount[]> {
  const { rows } = await sql<StoredCount>`
    select provider, count(distinct night)::int as nights, count(workout)::int as workouts
    from (
      select provider, date as night, null::date as workout from sleeps where user_id = ${userId} and not nap
      union all select provider, date, null from recoveries where user_id = ${userId}
      union all select provider, null, date from workouts where user_id = ${userId}
    ) as stored
    group by provider`.execute(db)
  return rows
}
