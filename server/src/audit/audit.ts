import type { AuditAction } from '@corner/contract/entities/audit.ts'
import type { Database } from '../database/database.ts'

/** Something that happened to an account or a link, for the operator to look up later. */
interface AuditEvent {
  /** The user who did it; absent: nobody signed in. */
  actor?: string
  /** The user it was done to or for. */
  subject?: string
  /** The list of words is the contract's: a new one has its place and its sentence there. */
  action: AuditAction
  /** No secret, and of a measurement no value. A team or organization by name: the log outlives it. */
  details?: Record<string, string | number | boolean | null>
}

/** Writes a line; in a transaction it stands and falls with what it tells of. Lines outlive the people they speak of. */
export async function recordAudit(db: Database, event: AuditEvent): Promise<void> {
  await recordAudits(db, [event])
}

/** As `recordAudit`, many lines in one statement. */
export async function recordAudits(db: Database, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ actor, subject, action, details = {} }) => ({
    actor_id: actor ?? null,
    subject_id: subject ?? null,
    action,
    details: JSON.stringify(details),
  }))
  await db.insertInto('audit_lines').values(rows).execute()
}
