import { type Kysely, sql } from 'kysely'

/** Measures and makers' scores of a morning that have no column of their own (contract/src/constants/other-values.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table recoveries add column other_values jsonb`.execute(db)
}
