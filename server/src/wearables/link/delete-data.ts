import { recordAudit } from '../../audit/audit.ts'
import { announceLinkChange } from '../../changes/change-channel.ts'
import type { Database } from '../../database/database.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import { removeSeries } from '../../measurements/remove-series.ts'
import type { Series } from '../../measurements/series.ts'
import { deleteEventsOfAccount } from '../events/event-store.ts'
import type { Links } from '../links.ts'
import { findConnection, findConnectionForUpdate } from './connection-store.ts'
import { deleteLinkRow, restartLink } from './data-deletion-store.ts'
import { disconnect } from './end-link.ts'
import { deletePerson } from './person-store.ts'
import { withRefreshSlot } from './refresh-slots.ts'
import type { Revocation } from './revocation.ts'

interface AfterDeletion {
  revokeLater(revocation: Revocation): Promise<void>
  startFirstSync(series: Series, transaction: Database): Promise<void>
}

/**
 * Deletes everything that is stored of one provider about a user, in one transaction. A sync or an event that is under way
 * stores nothing afterwards (unchanged-link.ts).
 * @param keepLink true: the link stays, and fetches its past days anew; false: it ends first, at the provider too
 */
export async function deleteData(
  links: Links,
  userId: string,
  keepLink: boolean,
  { revokeLater, startFirstSync }: AfterDeletion,
): Promise<{ message: string }> {
  const series: Series = { user_id: userId, provider: links.provider.name }
  const isLinked = await asSeenBy(links.database, [userId], async (own) => {
    const link = await findConnection(own, series)
    return link !== undefined && link.status !== 'disconnected'
  })
  if (isLinked && !keepLink) await disconnect(links, userId, revokeLater)
  // Through the concurrency limit: while a refresh locks the link, this call holds a connection and waits.
  const records = await withRefreshSlot(() =>
    asSeenBy(links.database, [userId], async (transaction) => {
      // The series first, as everybody who stores records does.
      const removed = await removeSeries(transaction, series)
      await deletePerson(transaction, series)
      const link = await findConnectionForUpdate(transaction, series)
      if (link) await deleteEventsOfAccount(transaction, link.provider, link.provider_user_id)
      if (link && link.status !== 'disconnected') {
        await restartLink(transaction, series, links.now())
        if (link.status === 'connected' && !link.paused_at) await startFirstSync(series, transaction)
      } else await deleteLinkRow(transaction, series)
      await announceLinkChange(transaction, userId)
      const details = { provider: links.provider.label, records: removed }
      await recordAudit(transaction, { actor: userId, subject: userId, action: 'device_data_deleted', details })
      return removed
    }),
  )
  return { message: deletedText(records, links.provider.label) }
}

function deletedText(records: number, label: string): string {
  if (records === 0) return `Nothing was stored of ${label}.`
  return `${records === 1 ? '1 record' : `${records.toLocaleString('en-US')} records`} of ${label} deleted.`
}
