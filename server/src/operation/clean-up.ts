import { deleteRunOutAddressLinks } from '../accounts/address-links.ts'
import { deleteOldNetworks } from '../accounts/known-networks.ts'
import { deleteRunOutLinks } from '../accounts/password-links.ts'
import { deleteRunOutSessions } from '../accounts/sessions.ts'
import { deleteOldAuditLines } from '../audit/audit-log.ts'
import { deleteOldTokenCounts } from '../coach/model/token-budget.ts'
import type { Database } from '../database/database.ts'
import { deleteRunOutCounts } from '../rate-limits/run-out.ts'
import { deleteRunOutInvitations } from '../roster/invitations.ts'

/**
 * Deletes what has expired: sessions with their tokens, invitations, counts of rate limits, links for a password or an address,
 * networks that somebody signed in from long ago, old audit entries, and old counts of tokens. For an hourly job.
 */
export async function cleanUp(db: Database, now: Date): Promise<void> {
  await deleteRunOutSessions(db, now)
  await deleteRunOutLinks(db, now)
  await deleteRunOutAddressLinks(db, now)
  await deleteOldNetworks(db, now)
  await deleteRunOutInvitations(db, now)
  await deleteRunOutCounts(db, now)
  await deleteOldAuditLines(db, now)
  await deleteOldTokenCounts(db, now)
}
