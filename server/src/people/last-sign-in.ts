import { sql } from 'kysely'

/**
 * When a user last signed in, by the log: sessions are deleted some time after their end. null: never, or so long ago that
 * the log has forgotten it. The action is a literal, so that the index of migration 0015 answers it for each user.
 */
export const lastSignIn = sql<Date | null>`(
  select max(line.at) from audit_lines line where line.action = 'signed_in' and line.subject_id = users.id)`
