import type { OwnSession } from '@corner/contract/entities/own-sessions.ts'
import { notFound } from '@corner/contract/refusal.ts'
import { OWN_SESSION_TEXTS } from '@corner/contract/texts/accounts.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Caller } from '../http/caller.ts'
import { findOpenSessions } from './own-session-store.ts'
import { markEndedOf } from './session-store.ts'
import { endEverySession, type SessionParts } from './sessions.ts'

/** The caller's sessions: the current one first, then by last use. */
export async function listOwnSessions(
  { database, now }: SessionParts,
  { user_id, session_id }: Caller,
): Promise<{ sessions: OwnSession[] }> {
  const open = await findOpenSessions(database, { user_id, current: session_id, now: now() })
  return {
    sessions: open.map(({ id, created_at, last_used_at, device }) => ({
      id,
      device,
      signed_in_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
      is_current: id === session_id,
    })),
  }
}

/** @throws Refusal `not_found` for somebody else's session, and for one that has ended */
export async function endOwnSession(
  { database, callers, now }: SessionParts,
  { user_id }: Caller,
  sessionId: string,
): Promise<{ message: string }> {
  await database.transaction().execute(async (transaction) => {
    if (!(await markEndedOf(transaction, user_id, sessionId, 'signed_out', now()))) throw notFound('The session')
    await recordAudit(transaction, { actor: user_id, subject: user_id, action: 'signed_out' })
  })
  callers.forget(sessionId)
  return { message: OWN_SESSION_TEXTS.ended }
}

/** @param keep_this_device the current session stays */
export async function signOutEverywhere(
  { database, callers, now }: SessionParts,
  { user_id, session_id }: Caller,
  { keep_this_device }: { keep_this_device: boolean },
): Promise<{ message: string }> {
  const except = keep_this_device ? session_id : null
  const ended = await database.transaction().execute(async (transaction) => {
    const sessions = await endEverySession(transaction, user_id, 'signed_out_everywhere', now(), except)
    const details = { sessions: sessions.length, kept_this_device: keep_this_device }
    await recordAudit(transaction, { actor: user_id, subject: user_id, action: 'signed_out_everywhere', details })
    return sessions
  })
  callers.forget(...ended)
  return { message: keep_this_device ? OWN_SESSION_TEXTS.othersEnded : OWN_SESSION_TEXTS.allEnded }
}
