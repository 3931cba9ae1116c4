import { COPIED_SESSION_DAYS } from '@corner/contract/constants/administration.ts'
import { type RawBuilder, sql } from 'kysely'

/** For queries of `users`: whose session was ended of late because its token came twice; somebody may have copied it. */
export function hadSessionCopied(now: Date): RawBuilder<boolean> {
  const since = new Date(now.getTime() - COPIED_SESSION_DAYS * 86_400_000)
  return sql`users.id in (select subject_id from audit_lines where action = 'refresh_token_reused' and at > ${since})`
}
