import { type Kysely, sql } from 'kysely'

/**
 * A row that probes write, and the only way to delete audit entries: the application's role may add and read entries, and
 * cannot remove those of the last year (database/app-rights.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'create table write_probe (id smallint primary key check (id = 1), written_at timestamptz not null)',
  // Only the owner reads the migrations table; the application's probes may read how far the migrations are.
  'create view applied_migrations as select name from kysely_migration',
  // With its own search path, so that a caller's table or function cannot replace ours.
  `create function delete_old_audit_lines(before timestamptz) returns void
    language sql security definer set search_path = pg_catalog, pg_temp
    as $$ delete from public.audit_lines where at < least(before, now() - interval '365 days') $$`,
  'revoke all on function delete_old_audit_lines(timestamptz) from public',
]
