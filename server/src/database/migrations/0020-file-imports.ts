import { type Kysely, sql } from 'kysely'

/**
 * Receipts of makers' files, and which of them brought a record. The number stands in the record's row and not in a table of ids: a
 * newer version of a record takes it away in the same statement that writes the row, so that an undo cannot remove what the maker's
 * API or a later file has replaced since.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table imports (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      provider text, file_kind text,
      state text not null check (state in
        ('waiting', 'reading', 'asks', 'done', 'refused', 'broken_off', 'not_mine', 'undone')),
      progress real not null default 0,
      message text, owner_name text, owner_email text, owner_confirmed boolean not null default false,
      imported jsonb, already_there integer, first_day date, last_day date,
      skipped jsonb not null default '[]', not_comparable jsonb not null default '[]',
      at timestamptz not null default now(), touched_at timestamptz not null default now())`,
    'create index imports_of_user on imports (user_id, at)',
    ...['cycles', 'sleeps', 'recoveries', 'workouts'].map((table) => `alter table ${table} add column import_id uuid`),
  ])
    await sql.raw(statement).execute(db)
}
