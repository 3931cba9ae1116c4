import type { Database } from '../database/database.ts'
import type { Caller } from '../http/caller.ts'
import { findSessionUser, findSessionUsers } from './session-store.ts'

/**
 * How stale a role or session may be (docs/reference/accounts.md#tokens: under 1 s). The parallel calls of one page share one
 * query.
 */
const KEPT_MS = 500
const MAX_KEPT = 5_000

interface CachedCaller {
  untilMs: number
  caller: Promise<Caller | undefined>
}

/** The users behind sessions, as read from the database within the last half second. */
export class Callers {
  private readonly kept = new Map<string, CachedCaller>()
  private readonly database: Database
  private readonly nowMs: () => number

  /** @param nowMs a monotonic clock */
  constructor(database: Database, nowMs: () => number = () => performance.now()) {
    this.database = database
    this.nowMs = nowMs
  }

  /** undefined: the session has ended, or its user was deleted */
  find(session_id: string): Promise<Caller | undefined> {
    const nowMs = this.nowMs()
    const known = this.kept.get(session_id)
    if (known && known.untilMs > nowMs) return known.caller
    if (this.kept.size >= MAX_KEPT) this.kept.clear()
    const caller = findSessionUser(this.database, session_id)
    this.kept.set(session_id, { untilMs: nowMs + KEPT_MS, caller })
    caller.catch(() => this.kept.delete(session_id))
    return caller
  }

  /** Which of these sessions are still active, read from the database now. */
  async findAll(session_ids: readonly string[]): Promise<Map<string, Caller>> {
    const callers = await findSessionUsers(this.database, session_ids)
    return new Map(callers.map((caller) => [caller.session_id, caller]))
  }

  /** Sessions that this process ends are refused at once; those that another process ends, within half a second. */
  forget(...session_ids: readonly string[]): void {
    for (const session_id of session_ids) this.kept.delete(session_id)
  }
}
