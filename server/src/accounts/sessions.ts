import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { Callers } from './callers.ts'
import { hashSecret, newSecret } from './opaque-secret.ts'
import * as store from './session-store.ts'

export const REFRESH_DAYS = 30
const REFRESH_MS = REFRESH_DAYS * 86_400_000
/** Two tabs may present the same token at the same moment: within it the second gets a pair of its own (design.md, "Tokens"). */
export const REUSE_GRACE_MS = 10_000

export interface SessionParts {
  database: Database
  tokens: AccessTokens
  callers: Callers
  limits: RateLimits
  now(): Date
}

export interface TokenPair {
  access: string
  refresh: string
}

/** Begins a session; call it with the transaction that made or checked the user, if there is one. */
export async function startSession(
  parts: SessionParts,
  user_id: string,
  db: Database = parts.database,
): Promise<TokenPair> {
  const session_id = await store.insertSession(db, user_id, parts.now())
  return newPair(parts, db, { user_id, session_id })
}

/**
 * Exchanges a refresh token for a new pair. One presented again after the grace has been copied: its whole session ends, so
 * that neither the thief nor the owner can go on with what was made from it.
 * @throws Refusal `not_signed_in` when it is unknown, run out, or of a session that has ended; `too_many_requests`
 */
export async function refreshSession(parts: SessionParts, refresh: string, address: string): Promise<TokenPair> {
  const { refusedRefreshTokens } = parts.limits
  await refusedRefreshTokens.assertOpen(address)
  const pair = await rotate(parts, refresh)
  if (pair) return pair
  await refusedRefreshTokens.count(address)
  throw sessionEnded()
}

async function rotate(parts: SessionParts, refresh: string): Promise<TokenPair | undefined> {
  const hash = hashSecret(refresh)
  const now = parts.now()
  return parts.database.transaction().execute(async (transaction) => {
    const token = await store.lockRefreshToken(transaction, hash)
    if (!token || token.ended_at || token.expires_at <= now) return undefined
    if (!token.used_at) await store.markUsed(transaction, hash, now)
    else if (Math.abs(now.getTime() - token.used_at.getTime()) > REUSE_GRACE_MS) {
      await store.markEnded(transaction, token.session_id, 'refresh_token_reused', now)
      parts.callers.forget(token.session_id)
      await recordAudit(transaction, {
        subject: token.user_id,
        action: 'refresh_token_reused',
        details: { session: token.session_id },
      })
      return undefined
    }
    return newPair(parts, transaction, token)
  })
}

/** Signs out: the session of this token ends, with all tokens made in it. One that is unknown or over is no error. */
export async function endSession({ database, callers, now }: SessionParts, refresh: string): Promise<void> {
  const session = await store.findSessionOfToken(database, hashSecret(refresh))
  if (!session || !(await store.markEnded(database, session.id, 'signed_out', now()))) return
  callers.forget(session.id)
  await recordAudit(database, { actor: session.user_id, subject: session.user_id, action: 'signed_out' })
}

/**
 * Ends every session of a user: for a changed password or role. Once the transaction is done the caller lets `Callers.forget`
 * what this returns: before, a request would read them anew.
 * @param except a session that may go on: of the one who changes their own password
 * @returns the sessions that it ended
 */
export async function endEverySession(
  db: Database,
  user_id: string,
  reason: string,
  now: Date,
  except: string | null = null,
): Promise<string[]> {
  return store.markAllEnded(db, { user_id, except }, reason, now)
}

async function newPair({ tokens, now }: SessionParts, db: Database, session: { user_id: string; session_id: string }) {
  const { secret, hash } = newSecret()
  const created_at = now()
  const expires_at = new Date(created_at.getTime() + REFRESH_MS)
  await store.insertRefreshToken(db, { token_hash: hash, session_id: session.session_id, created_at, expires_at })
  return { access: await tokens.sign(session), refresh: secret }
}

function sessionEnded(): Refusal {
  const sentence = 'Your session has ended. Please sign in again.'
  return new Refusal('not_signed_in', sentence, { beside: { detail: sentence } })
}

/** Takes out sessions that no token can carry on. */
export async function deleteRunOutSessions(db: Database, now: Date): Promise<void> {
  await store.deleteRunOutSessions(db, now)
}
