import type { Role } from '@corner/contract/roles.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { deleteInBatches } from '../database/delete-in-batches.ts'

interface StoredToken {
  session_id: string
  user_id: string
  started_at: Date
  expires_at: Date
  used_at: Date | null
  ended_at: Date | null
}

interface NewSession {
  user_id: string
  created_at: Date
  device: string | null
}

export async function insertSession(db: Database, session: NewSession): Promise<string> {
  const { id } = await db
    .insertInto('sessions')
    .values({ ...session, last_used_at: session.created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ends the user's least recently used sessions until `most` remain. */
export async function endLeastUsed(
  db: Database,
  { user_id, most }: { user_id: string; most: number },
  ended_reason: string,
  ended_at: Date,
): Promise<void> {
  await sql`
    update sessions set ended_at = ${ended_at}, ended_reason = ${ended_reason} where id in (
      select id from sessions where user_id = ${user_id} and ended_at is null
      order by last_used_at desc, id desc offset ${most})`.execute(db)
}

interface NewToken {
  token_hash: Buffer
  session_id: string
  created_at: Date
  expires_at: Date
}

export async function insertRefreshToken(db: Database, token: NewToken): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({ ...token, signed: true })
    .execute()
}

/**
 * A token and its session, both locked until the transaction ends: of two calls with the same token the second sees the result
 * of the first.
 */
export function lockRefreshToken(transaction: Database, token_hash: Buffer): Promise<StoredToken | undefined> {
  return transaction
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['session_id', 'user_id', 'expires_at', 'used_at', 'ended_at', 'sessions.created_at as started_at'])
    .where('token_hash', '=', token_hash)
    .forUpdate()
    .executeTakeFirst()
}

export async function markUsed(transaction: Database, token_hash: Buffer, used_at: Date): Promise<void> {
  await transaction.updateTable('refresh_tokens').set({ used_at }).where('token_hash', '=', token_hash).execute()
}

interface SpentTokens {
  session_id: string
  usedBefore: Date
  /** Tokens created this recently may be on their way to concurrent calls, and stay. */
  fresh: { after: Date; before: Date }
  most: number
}

/**
 * Deletes tokens of a session that can be recognized without a row: those used before a moment, and all but the `most` newest
 * unused ones. One that another call has locked stays until the next time.
 */
export async function deleteSpentTokens(
  transaction: Database,
  { session_id, usedBefore, fresh, most }: SpentTokens,
): Promise<void> {
  await sql`
    delete from refresh_tokens where token_hash in (
      select token_hash from refresh_tokens where session_id = ${session_id} and signed and (
        used_at < ${usedBefore} or token_hash in (
          select token_hash from refresh_tokens where session_id = ${session_id} and used_at is null
          order by created_at desc offset ${most}) and not (created_at >= ${fresh.after} and created_at <= ${fresh.before}))
      for update skip locked)`.execute(transaction)
}

export async function countUnusedTokens(db: Database, session_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('refresh_tokens')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('session_id', '=', session_id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function touchSession(db: Database, id: string, last_used_at: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at }).where('id', '=', id).execute()
}

/** The user of a session, active or not. */
export function findSessionOwner(db: Database, id: string): Promise<{ id: string; user_id: string } | undefined> {
  return db.selectFrom('sessions').select(['id', 'user_id']).where('id', '=', id).executeTakeFirst()
}

export async function isOpenSession(db: Database, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** The session of a refresh token, used or not. */
export function findSessionOfToken(
  db: Database,
  token_hash: Buffer,
): Promise<{ id: string; user_id: string } | undefined> {
  return db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['sessions.id', 'user_id'])
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
}

/** @returns false when it had already ended */
export async function markEnded(db: Database, id: string, ended_reason: string, ended_at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at, ended_reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** As `markEnded`, when it is a session of this user. */
export async function markEndedOf(
  db: Database,
  user_id: string,
  id: string,
  ended_reason: string,
  ended_at: Date,
): Promise<boolean> {
  const session = await findSessionOwner(db, id)
  return session?.user_id === user_id && markEnded(db, id, ended_reason, ended_at)
}

/** @returns the sessions that were active until now */
export async function markAllEnded(
  db: Database,
  { user_id, except }: { user_id: string; except: string | null },
  ended_reason: string,
  ended_at: Date,
): Promise<string[]> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at, ended_reason })
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
    .where(({ eb, val }) => eb('id', 'is distinct from', val(except)))
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}

interface SessionUser {
  session_id: string
  user_id: string
  role: Role
}

/** The user of an active session, with their current role. */
export function findSessionUser(db: Database, session_id: string): Promise<SessionUser | undefined> {
  return usersOfSessions(db).where('sessions.id', '=', session_id).executeTakeFirst()
}

/** The same for many sessions; ended ones are left out. */
export function findSessionUsers(db: Database, session_ids: readonly string[]): Promise<SessionUser[]> {
  return usersOfSessions(db)
    .where(({ eb, fn, val }) => eb('sessions.id', '=', fn.any(val(session_ids))))
    .execute()
}

function usersOfSessions(db: Database) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session_id', 'user_id', 'role'])
    .where('ended_at', 'is', null)
}

/** Deletes expired tokens, and then sessions without a valid one: few tokens are left to go with their session. */
export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await deleteInBatches(db, 'refresh_tokens', sql`expires_at <= ${now}`)
  const isOver = sql`not exists (
    select from refresh_tokens where refresh_tokens.session_id = sessions.id and expires_at > ${now})`
  await deleteInBatches(db, 'sessions', isOver)
}
