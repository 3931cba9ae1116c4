import { type Kysely, sql } from 'kysely'

/** Since when an athlete has paused a link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table wearable_connections add column paused_at timestamptz`.execute(db)
}
