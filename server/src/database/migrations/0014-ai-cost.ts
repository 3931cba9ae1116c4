import { type Kysely, sql } from 'kysely'

/** What each user's questions cost on a day, beside their tokens, where the prices of the language model are set. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('alter table ai_usage add column cost_microdollars bigint not null default 0 check (cost_microdollars >= 0)')
    .execute(db)
}
