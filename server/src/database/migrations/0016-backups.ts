import { type Kysely, sql } from 'kysely'

/** One row: how this installation is backed up, and what became of the last try. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table backup_settings (
      id integer primary key default 1 check (id = 1),
      scheduled boolean not null default true,
      hour_utc integer not null default 3 check (hour_utc between 0 and 23),
      keep_days integer not null default 7 check (keep_days between 1 and 90),
      keep_weeks integer not null default 4 check (keep_weeks between 0 and 52),
      last_failure text, last_failure_at timestamptz)`,
    'insert into backup_settings default values',
  ])
    await sql.raw(statement).execute(db)
}
