import { AUDIT_DAYS } from '@corner/contract/constants/administration.ts'
import type { AuditAction, AuditEntry } from '@corner/contract/entities/audit.ts'
import type { auditLog } from '@corner/contract/routes/audit.ts'
import type { z } from 'zod'
import type { Database } from '../database/database.ts'
import { fullName } from '../people/full-name.ts'
import {
  type AuditRow,
  countLines,
  deleteLinesBefore,
  findLines,
  findPeopleLike,
  type LineFilter,
} from './audit-store.ts'

type AuditQuery = z.infer<NonNullable<(typeof auditLog)['query']>>

/**
 * A page of the log, newest first, with the total number of entries. Deleted people appear under the name in the entry of their
 * deletion.
 */
export async function readAuditLog(
  db: Database,
  { action, from, to, search, page = 1, page_size }: AuditQuery,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const filter: LineFilter = {
    action,
    from: from === undefined ? undefined : new Date(from),
    before: to === undefined ? undefined : new Date(to),
    ...(search && { search, people: await findPeopleLike(db, search) }),
  }
  const [rows, total] = await Promise.all([
    findLines(db, filter, { limit: page_size, offset: (page - 1) * page_size }),
    countLines(db, filter),
  ])
  return { entries: rows.map(entryOf), total }
}

function entryOf({ id, at, action, details, ...people }: AuditRow): AuditEntry {
  return {
    id,
    at: at.toISOString(),
    action: action as AuditAction,
    actor: personOf(people.actor_id, people.actor, people.gone_actor),
    subject: personOf(people.subject_id, people.subject, people.gone_subject),
    details,
  }
}

/** @param gone what the entry of their deletion contains */
function personOf(id: string | null, living: AuditRow['actor'], gone: AuditRow['gone_actor']): AuditEntry['actor'] {
  if (id === null) return null
  if (living) return { id, name: fullName(living), email: living.email }
  return { id, name: gone?.full_name ?? null, email: gone?.email ?? null }
}

/** Deletes entries older than `AUDIT_DAYS`. */
export async function deleteOldAuditLines(db: Database, now: Date): Promise<void> {
  await deleteLinesBefore(db, new Date(now.getTime() - AUDIT_DAYS * 86_400_000))
}
