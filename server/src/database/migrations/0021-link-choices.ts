import { type Kysely, sql } from 'kysely'

/** What an athlete chose for a link: since when it is paused, and when they last deleted what it had brought. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table wearable_connections
    add column paused_at timestamptz, add column data_deleted_at timestamptz`.execute(db)
}
