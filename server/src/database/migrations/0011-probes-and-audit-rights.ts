import { type Kysely, sql } from 'kysely'

/**
 * A row that probes write, and the one way in which lines of the audit log go: who reaches the database as the application may add
 * lines and read them, and cannot remove what tells of the last year (database/app-rights.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'create table write_probe (id smallint primary key check (id = 1), written_at timestamptz not null)',
  // The record of migrations is the owner's alone; probes of the application read how far the tables are.
  'create view applied_migrations as select name from kysely_migration',
  // With a search path of its own: no table or function of the caller's can take the place of ours.
  `create function delete_old_audit_lines(before timestamptz) returns void
    language sql security definer set search_path = pg_catalog, pg_temp
    as $$ delete from public.audit_lines where at < least(before, now() - interval '365 days') $$`,
  'revoke all on function delete_old_audit_lines(timestamptz) from public',
]
