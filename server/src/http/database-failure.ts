import { Refusal } from '@corner/contract/refusal.ts'

/** A reason why PostgreSQL is temporarily unavailable, in words for the caller. */
interface Trouble {
  sentence: string
  retryAfterSeconds: number
}

const AWAY: Trouble = {
  sentence: 'The database does not answer at the moment. Please try again shortly.',
  retryAfterSeconds: 2,
}
const BUSY: Trouble = {
  sentence: 'The database is busy and did not answer in time. Please try again shortly.',
  retryAfterSeconds: 5,
}
const FULL: Trouble = {
  sentence: 'The database has no space left and cannot store anything. Whoever runs this server must make room.',
  retryAfterSeconds: 60,
}
const READ_ONLY: Trouble = {
  sentence: 'The database takes no changes at the moment; looking things up still works. Please try again shortly.',
  retryAfterSeconds: 10,
}

/**
 * By PostgreSQL's SQLSTATE ("Error codes" in its manual; a class is the first two characters) or the code of Node's socket.
 * After a lost connection a change may have been stored, so no sentence says that nothing was.
 */
const TROUBLES: Record<string, Trouble> = {
  '08': AWAY, // connection exception; also PgBouncer's error for an unreachable server
  '57P01': AWAY, // shut down by the administrator
  '57P02': AWAY, // crashed
  '57P03': AWAY, // starting up
  '57P05': AWAY, // the session was idle for too long
  '25P03': BUSY, // the transaction was idle for too long
  '57014': BUSY, // statement_timeout
  '55P03': BUSY, // lock_timeout
  '40P01': BUSY, // deadlock detected
  '53': BUSY, // insufficient resources: memory, connections
  '53100': FULL,
  '25006': READ_ONLY, // a standby, or a read-only server
  ECONNREFUSED: AWAY,
  ECONNRESET: AWAY,
  ECONNABORTED: AWAY,
  EPIPE: AWAY,
  ENOENT: AWAY, // the socket does not exist
  ETIMEDOUT: AWAY,
  EHOSTUNREACH: AWAY,
  ENETUNREACH: AWAY,
  ENOTFOUND: AWAY,
  EAI_AGAIN: AWAY,
}

/** Messages of `pg` and its pool that come without a code. */
const MESSAGES: readonly [RegExp, Trouble][] = [
  [/^Query read timeout|^timeout exceeded when trying to connect/, BUSY],
  [/^Connection terminated|is not queryable$|^timeout expired$|^Cannot use a pool after calling end/, AWAY],
]

/**
 * @returns a refusal that may be retried, with a sentence that fits; undefined: the error does not mean that the database is
 * unavailable
 */
export function asDatabaseFailure(error: { code?: string | undefined; message: string }): Refusal | undefined {
  const { code = '', message } = error
  const isSqlState = /^[0-9A-Z]{5}$/.test(code)
  const trouble =
    TROUBLES[code] ??
    (isSqlState ? TROUBLES[code.slice(0, 2)] : undefined) ??
    MESSAGES.find(([said]) => said.test(message))?.[1]
  if (!trouble) return undefined
  const { sentence, retryAfterSeconds } = trouble
  return new Refusal('unavailable', sentence, { retryAfterSeconds, cause: error })
}
