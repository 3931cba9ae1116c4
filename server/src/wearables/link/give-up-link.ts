import { recordAudit } from '../../audit/audit.ts'
import { announceLinkChange } from '../../changes/change-channel.ts'
import type { Database } from '../../database/database.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Series } from '../../measurements/series.ts'
import type { Links } from '../links.ts'
import { type Connection, expireLink } from './connection-store.ts'
import { LINK_AGAIN } from './link-failures.ts'

/** The provider refuses even a fresh token, for a scope that was granted: the athlete ended the link there. It is Token Expired. */
export async function giveUpLink(links: Links, link: Connection): Promise<void> {
  await asSeenBy(links.database, [link.user_id], async (transaction) => {
    if (await expireLink(transaction, link, link.refresh_token, LINK_AGAIN))
      await noteLostLink(transaction, links, link)
  })
}

/** In the transaction that made it Token Expired. */
export async function noteLostLink(transaction: Database, { provider }: Links, { user_id }: Series): Promise<void> {
  await announceLinkChange(transaction, user_id)
  const details = { provider: provider.label }
  await recordAudit(transaction, { subject: user_id, action: 'device_link_lost', details })
}
