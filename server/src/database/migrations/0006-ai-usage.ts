import { type Kysely, sql } from 'kysely'

/**
 * How many tokens of a language model each user spent on a day (UTC), for their daily budget. No policy: it holds no
 * measurements, and is only read for the user who asks.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table ai_usage (
    user_id uuid not null references users on delete cascade,
    day date not null, tokens bigint not null check (tokens >= 0),
    primary key (user_id, day))`,
  'create index ai_usage_day on ai_usage (day)',
]
