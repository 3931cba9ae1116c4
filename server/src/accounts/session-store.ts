import type { Role } from '@corner/contract/roles.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

interface StoredToken {
  session_id: string
  user_id: string
  expires_at: Date
  used_at: Date | null
  ended_at: Date | null
}

export async function insertSession(db: Database, user_id: string, created_at: Date): Promise<string> {
  const { id } = await db
    .insertInto('sessions')
    .values({ user_id, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface NewToken {
  token_hash: Buffer
  session_id: string
  created_at: Date
  expires_at: Date
}

export async function insertRefreshToken(db: Database, token: NewToken): Promise<void> {
  await db.insertInto('refresh_tokens').values(token).execute()
}

/** A token and its session, both locked until the transaction ends: of two calls with the same token the second sees what the first did. */
export function lockRefreshToken(transaction: Database, token_hash: Buffer): Promise<StoredToken | undefined> {
  return transaction
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['session_id', 'user_id', 'expires_at', 'used_at', 'ended_at'])
    .where('token_hash', '=', token_hash)
    .forUpdate()
    .executeTakeFirst()
}

export async function markUsed(transaction: Database, token_hash: Buffer, used_at: Date): Promise<void> {
  await transaction.updateTable('refresh_tokens').set({ used_at }).where('token_hash', '=', token_hash).execute()
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

/** @returns false when it had ended already */
export async function markEnded(db: Database, id: string, ended_reason: string, ended_at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at, ended_reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns the sessions that went on until now */
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

/** The user of a session that goes on, with the role of this moment. */
export function findSessionUser(db: Database, session_id: string): Promise<SessionUser | undefined> {
  return usersOfSessions(db).where('sessions.id', '=', session_id).executeTakeFirst()
}

/** The same for many: those that have ended are left out. */
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

/** Sessions that no refresh token can carry on, with their tokens; used tokens stay until they run out, to be recognised. */
export async function deleteRunOutSessions(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refresh_tokens')
            .select(sql.lit(1).as('one'))
            .whereRef('refresh_tokens.session_id', '=', 'sessions.id')
            .where('expires_at', '>', now),
        ),
      ),
    )
    .execute()
}
