import { Refusal } from '@corner/contract/refusal.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../database/database.ts'
import type { Visitor } from '../http/visitor.ts'
import { ANYWHERE } from '../rate-limits/limit.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { Callers } from './callers.ts'
import { deviceName } from './device-name.ts'
import { keepNetwork, rememberNetwork } from './known-networks.ts'
import { hashSecret } from './opaque-secret.ts'
import { newRefreshToken, readSessionId } from './refresh-token.ts'
import * as store from './session-store.ts'

const DAY_MS = 86_400_000
const REFRESH_DAYS = 30
/** A session ends after this time however much it is used, so that a copied token does not work forever. */
const SESSION_DAYS = 180
/** More devices than one person has; beyond it the least recently used session ends. */
const MAX_SESSIONS = 50
/**
 * Two tabs may present the same token at the same moment: within this time the second gets a pair of its own
 * (docs/reference/accounts.md#tokens).
 */
const REUSE_GRACE_MS = 10_000
/** Unused tokens of one session: more than concurrent tabs create. */
const MAX_TOKENS = 20
/** By then one of the concurrent tabs has stored its pair. */
const RACE_SECONDS = 1

export interface SessionParts {
  database: Database
  keyRing: KeyRing
  tokens: AccessTokens
  callers: Callers
  limits: RateLimits
  now(): Date
}

export interface TokenPair {
  access: string
  refresh: string
}

/**
 * Starts a session. Call it with the transaction that created or checked the user, if there is one. The visitor's network is
 * remembered as one of the user's.
 */
export async function startSession(
  parts: SessionParts,
  user_id: string,
  { address, userAgent }: Visitor,
  db: Database = parts.database,
): Promise<TokenPair> {
  const started_at = parts.now()
  const session_id = await store.insertSession(db, { user_id, created_at: started_at, device: deviceName(userAgent) })
  await store.endLeastUsed(db, { user_id, most: MAX_SESSIONS }, 'too_many_sessions', started_at)
  await rememberNetwork(db, parts, user_id, address)
  return newPair(parts, db, { user_id, session_id, started_at })
}

/**
 * Exchanges a refresh token for a new pair. A token presented again after the grace period has been copied: its whole session
 * ends, so that neither the thief nor the owner can continue with its successors.
 * @throws Refusal `not_signed_in` when it is unknown, expired, or of a session that has ended; `too_many_requests`
 */
export async function refreshSession(parts: SessionParts, refresh: string, address: string): Promise<TokenPair> {
  const { refusedRefreshTokens, exchangedRefreshTokens } = parts.limits
  const sessionId = readSessionId(parts.keyRing, refresh)
  if (sessionId !== undefined && !(await exchangedRefreshTokens.tryCount(ANYWHERE, sessionId))) {
    if (!(await store.isOpenSession(parts.database, sessionId))) throw sessionEnded()
    await exchangedRefreshTokens.assertOpen(ANYWHERE, sessionId)
  }
  const pair = await rotate(parts, refresh, sessionId, address)
  if (pair) return pair
  // A signed token that has expired is not a guess: it gets its answer whatever others on the same network tried.
  if (sessionId === undefined) await refusedRefreshTokens.count(address)
  throw sessionEnded()
}

/** @param signedFor the session in the token, verified by our signature */
function rotate(
  parts: SessionParts,
  refresh: string,
  signedFor: string | undefined,
  address: string,
): Promise<TokenPair | undefined> {
  const hash = hashSecret(refresh)
  const now = parts.now()
  return parts.database.transaction().execute(async (transaction) => {
    const token = await store.lockRefreshToken(transaction, hash)
    if (!token) {
      // Signed by us and no longer stored: it was used.
      if (signedFor !== undefined) await endReused(parts, transaction, signedFor)
      return undefined
    }
    const { session_id, user_id, used_at } = token
    if (token.ended_at || token.expires_at <= now || endOf(token) <= now) return undefined
    if (!used_at) await store.markUsed(transaction, hash, now)
    else if (Math.abs(now.getTime() - used_at.getTime()) > REUSE_GRACE_MS) {
      await endReused(parts, transaction, session_id)
      return undefined
    }
    const usedBefore = new Date(now.getTime() - REUSE_GRACE_MS)
    const fresh = { after: usedBefore, before: new Date(now.getTime() + REUSE_GRACE_MS) }
    await store.deleteSpentTokens(transaction, { session_id, usedBefore, fresh, most: MAX_TOKENS - 1 })
    // Deleting a token that was just handed out would end the session at its first use.
    if ((await store.countUnusedTokens(transaction, session_id)) >= MAX_TOKENS) throw tooManyAtOnce()
    await store.touchSession(transaction, session_id, now)
    await keepNetwork(transaction, parts, user_id, address)
    return newPair(parts, transaction, token)
  })
}

async function endReused({ callers, now }: SessionParts, transaction: Database, session_id: string): Promise<void> {
  const session = await store.findSessionOwner(transaction, session_id)
  if (!session || !(await store.markEnded(transaction, session_id, 'refresh_token_reused', now()))) return
  callers.forget(session_id)
  await recordAudit(transaction, {
    subject: session.user_id,
    action: 'refresh_token_reused',
    details: { session: session_id },
  })
}

/** Signs out: ends the token's session with all its tokens. An unknown or expired token is not an error. */
export async function endSession({ database, keyRing, callers, now }: SessionParts, refresh: string): Promise<void> {
  const signedFor = readSessionId(keyRing, refresh)
  const session = await (signedFor === undefined
    ? store.findSessionOfToken(database, hashSecret(refresh))
    : store.findSessionOwner(database, signedFor))
  if (!session || !(await store.markEnded(database, session.id, 'signed_out', now()))) return
  callers.forget(session.id)
  await recordAudit(database, { actor: session.user_id, subject: session.user_id, action: 'signed_out' })
}

/**
 * Ends every session of a user after a change of password or role. Pass the result to `Callers.forget` after the transaction
 * commits: before that, a request would read the old state again.
 * @param except a session that stays: that of a user who changes their own password
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

interface OpenSession {
  user_id: string
  session_id: string
  started_at: Date
}

function endOf({ started_at }: Pick<OpenSession, 'started_at'>): Date {
  return new Date(started_at.getTime() + SESSION_DAYS * DAY_MS)
}

async function newPair({ tokens, keyRing, now }: SessionParts, db: Database, session: OpenSession): Promise<TokenPair> {
  const { session_id } = session
  const { token, hash } = newRefreshToken(keyRing, session_id)
  const created_at = now()
  const ends_at = endOf(session)
  const expires_at = new Date(Math.min(created_at.getTime() + REFRESH_DAYS * DAY_MS, ends_at.getTime()))
  await store.insertRefreshToken(db, { token_hash: hash, session_id, created_at, expires_at })
  return { access: await tokens.sign(session, ends_at), refresh: token }
}

function sessionEnded(): Refusal {
  const sentence = 'Your session has ended. Please sign in again.'
  return new Refusal('not_signed_in', sentence, { beside: { detail: sentence } })
}

function tooManyAtOnce(): Refusal {
  const sentence = 'This session is being renewed very often at once. Please try again in a moment.'
  return new Refusal('too_many_requests', sentence, { retryAfterSeconds: RACE_SECONDS, beside: { detail: sentence } })
}

/** Deletes sessions without a valid token, and expired tokens. */
export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await store.deleteExpiredSessions(db, now)
}
