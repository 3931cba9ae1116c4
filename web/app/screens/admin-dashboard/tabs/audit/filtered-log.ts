import type { AuditEntry } from '@corner/contract/entities/audit.ts'
import { auditLog } from '@corner/contract/routes/audit.ts'
import { callPage } from '../../../../shared/api/call-page.ts'
import { type AuditChoice, auditFilter } from './audit-query.ts'

/** The most lines of one file: about fifty calls, and far fewer rows than a spreadsheet takes. */
export const LINES_IN_FILE = 10_000
/** The most that the server gives at once. */
const PAGE_SIZE = 200

/**
 * Every entry that the filter finds, newest first, at most `LINES_IN_FILE` of them, with the number of all.
 * @throws CallFailure when a page cannot be read
 */
export async function readFilteredLog(choice: AuditChoice): Promise<{ entries: AuditEntry[]; total: number }> {
  // By id: an entry that is added meanwhile moves others to a later page, where they come again.
  const found = new Map<number, AuditEntry>()
  let total = 0
  for (let page = 1; page <= LINES_IN_FILE / PAGE_SIZE; page++) {
    const answer = await callPage(auditLog, { query: { ...auditFilter(choice), page, page_size: PAGE_SIZE } })
    for (const entry of answer.rows) found.set(entry.id, entry)
    if (page === 1) total = answer.total
    if (answer.rows.length < PAGE_SIZE) break
  }
  return { entries: [...found.values()], total }
}
