import { recordAudit } from '../../audit/audit.ts'
import { announceLinkChange } from '../../changes/change-channel.ts'
import type { Database } from '../../database/database.ts'
import type { EndedBecause } from '../../database/schema.ts'
import type { Series } from '../../measurements/series.ts'
import type { Links } from '../links.ts'

/** In the transaction that made it Token Expired: open pages show it at once, and the audit log says why. */
export async function noteLostLink(
  transaction: Database,
  { provider }: Links,
  { user_id }: Series,
  because: EndedBecause,
): Promise<void> {
  await announceLinkChange(transaction, user_id)
  const details = { provider: provider.label, because }
  await recordAudit(transaction, { subject: user_id, action: 'device_link_lost', details })
}
