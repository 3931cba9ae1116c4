import { type Kysely, sql } from 'kysely'

/**
 * What an athlete chose for a link: since when it is paused, when they last deleted what it had brought, and whether they
 * want mails when it has ended; and when it ended, with the mails that were sent about it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table wearable_connections
    add column paused_at timestamptz, add column data_deleted_at timestamptz,
    add column ended_at timestamptz, add column reminders_sent integer not null default 0,
    add column reminded_at timestamptz, add column reminders_off boolean not null default false`.execute(db)
}
