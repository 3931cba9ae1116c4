import { deleteExpiredAddressLinkRows } from '../accounts/address-links.ts'
import { deleteOldNetworks } from '../accounts/known-networks.ts'
import { deleteExpiredLinks } from '../accounts/password-links.ts'
import { deleteExpiredSessions } from '../accounts/sessions.ts'
import { deleteOldAuditLines } from '../audit/audit-log.ts'
import { deleteOldTokenCounts } from '../coach/model/token-budget.ts'
import type { Database } from '../database/database.ts'
import { deleteExpiredCounts } from '../rate-limits/expired-counts.ts'
import { deleteExpiredInvitations } from '../roster/invitations.ts'

/**
 * Deletes what has expired: sessions with their tokens, invitations, counts of rate limits, links for a password or an address,
 * networks that somebody signed in from long ago, old audit entries, and old counts of tokens. For an hourly job.
 */
export async function cleanUp(db: Database, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now)
  await deleteExpiredLinks(db, now)
  await deleteExpiredAddressLinkRows(db, now)
  await deleteOldNetworks(db, now)
  await deleteExpiredInvitations(db, now)
  await deleteExpiredCounts(db, now)
  await deleteOldAuditLines(db, now)
  await deleteOldTokenCounts(db, now)
}
