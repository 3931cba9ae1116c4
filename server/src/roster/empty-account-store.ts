import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { asSeenBy } from '../database/visible-athletes.ts'

/** The tables whose rows a person would miss. A test names a reason for each other table with a `user_id`. */
export const HOLDINGS = [
  'memberships',
  'wearable_connections',
  'wearable_profiles',
  'body_measurements',
  'recoveries',
  'sleeps',
  'cycles',
  'workouts',
  'unreadable_records',
]

/** Whether an account has no team, no records and no device. */
export function isEmptyAccount(db: Database, user_id: string): Promise<boolean> {
  return asSeenBy(db, [user_id], async (theirs) => {
    const { rows } = await sql<{
      is_held: boolean
    }>`select ${sql.join(HOLDINGS.map(holds(user_id)), sql` or `)} as is_held`.execute(theirs)
    return rows[0]?.is_held === false
  })
}

const holds =
  (user_id: string) =>
  (table: string): RawBuilder<boolean> =>
    sql<boolean>`exists (select 1 from ${sql.table(table)} where user_id = ${user_id})`
