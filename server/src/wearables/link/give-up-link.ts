import { announceMeasurementChange } from '../../measurements/change-channel.ts'
import type { Links } from '../links.ts'
import { type Connection, expireLink } from './connection-store.ts'
import { LINK_AGAIN } from './link-failures.ts'

/** The provider refuses even a fresh token, for a scope that was granted: the athlete ended the link there. It is Token Expired. */
export async function giveUpLink(links: Links, link: Connection): Promise<void> {
  await links.database.transaction().execute(async (transaction) => {
    if (await expireLink(transaction, link, link.refresh_token, LINK_AGAIN))
      await announceMeasurementChange(transaction, [link.user_id])
  })
}
