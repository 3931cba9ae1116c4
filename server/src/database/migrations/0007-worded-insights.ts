import { type Kysely, sql } from 'kysely'

/**
 * What a language model wrote of an athlete's insights: it is asked once for each analysis, whatever process shows it. Behind the same
 * wall as the measurements that it speaks of.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** As in 0003: no column on the right side, so that it is a condition of the index. */
const IS_LISTED = `user_id = any(nullif(nullif(current_setting('corner.visible_athletes', true), ''), 'all')::uuid[])`

const STATEMENTS = [
  `create table worded_insights (
    user_id uuid primary key references users on delete cascade,
    digest text not null, sentences jsonb not null, worded_at timestamptz not null)`,
  'alter table worded_insights enable row level security, force row level security',
  `create policy visible_athletes on worded_insights using (${IS_LISTED}) with check (${IS_LISTED})`,
]
