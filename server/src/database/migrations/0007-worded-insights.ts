import { type Kysely, sql } from 'kysely'

/**
 * A language model's wording of an athlete's insights: it is asked once for each analysis, whichever process shows it.
 * Protected by the same row-level security as the measurements behind it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** As in 0003: no column on the right side, so that it is an index condition. */
const IS_LISTED = `user_id = any(nullif(nullif(current_setting('corner.visible_athletes', true), ''), 'all')::uuid[])`

const STATEMENTS = [
  `create table worded_insights (
    user_id uuid primary key references users on delete cascade,
    digest text not null, sentences jsonb not null, worded_at timestamptz not null)`,
  'alter table worded_insights enable row level security, force row level security',
  `create policy visible_athletes on worded_insights using (${IS_LISTED}) with check (${IS_LISTED})`,
]
