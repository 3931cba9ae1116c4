import { type Kysely, sql } from 'kysely'

/** For the last sign-in of each user in a list, without reading the log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create index audit_lines_sign_ins on audit_lines (subject_id, at desc) where action = 'signed_in'`)
    .execute(db)
}
