import type { AuditAction } from '@corner/contract/entities/audit.ts'
import type { Database } from '../database/database.ts'
import type { AuditDetail } from './audit-details.ts'

/** Something that happened to an account or a link, recorded for the operator. */
interface AuditEvent {
  /** The user who did it; absent: nobody was signed in. */
  actor?: string
  /** The user it concerns. */
  subject?: string
  /** The contract lists the actions: a new one is added there, with its sentence. */
  action: AuditAction
  /** Never a secret or a measured value. Teams and organizations are given by name, because entries outlive them. */
  details?: Partial<Record<AuditDetail, string | number | boolean | null>>
}

/** Writes an entry; in a transaction it commits or rolls back with the change. Entries outlive the people in them. */
export async function recordAudit(db: Database, event: AuditEvent): Promise<void> {
  await recordAudits(db, [event])
}

/** As `recordAudit`, with many entries in one statement. */
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
