import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

interface OpenSession {
  id: string
  created_at: Date
  last_used_at: Date
  device: string | null
}

/** The user's sessions that have a valid refresh token, and the current one. */
export function findOpenSessions(
  db: Database,
  { user_id, current, now }: { user_id: string; current: string; now: Date },
): Promise<OpenSession[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_used_at', 'device'])
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('id', '=', current),
        exists(
          selectFrom('refresh_tokens')
            .select(sql.lit(1).as('one'))
            .whereRef('refresh_tokens.session_id', '=', 'sessions.id')
            .where('expires_at', '>', now),
        ),
      ]),
    )
    .orderBy(({ eb }) => eb('id', '=', current), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
