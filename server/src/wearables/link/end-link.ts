import { Refusal } from '@corner/contract/refusal.ts'
import { DEVICE_TEXTS, fillIn } from '@corner/contract/texts/devices.ts'
import { recordAudit } from '../../audit/audit.ts'
import { announceLinkChange } from '../../changes/change-channel.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Series } from '../../measurements/series.ts'
import type { Links } from '../links.ts'
import { endLink } from './connection-store.ts'
import { withRefreshSlot } from './refresh-slots.ts'
import { type Revocation, revocationOf, revoke } from './revocation.ts'

/** The athlete waits for the answer. */
const PATIENCE_MS = 5_000

/**
 * Unlinks at once, whatever the provider says; records and last sync stay. The provider is told too, later if it does not
 * answer now.
 * @throws Refusal `not_linked`
 */
export async function disconnect(
  links: Links,
  userId: string,
  revokeLater: (revocation: Revocation) => Promise<void>,
): Promise<{ message: string }> {
  const series: Series = { user_id: userId, provider: links.provider.name }
  // Through the concurrency limit: while a refresh locks the link, this call holds a connection and waits.
  const ended = await withRefreshSlot(() =>
    asSeenBy(links.database, [userId], async (transaction) => {
      const link = await endLink(transaction, series)
      if (link) {
        await announceLinkChange(transaction, userId)
        const details = { provider: links.provider.label }
        await recordAudit(transaction, { actor: userId, subject: userId, action: 'device_disconnected', details })
      }
      return link
    }),
  )
  if (!ended) throw new Refusal('not_linked', 'There is no linked account to disconnect')
  const revocation = revocationOf(links, ended)
  const open = revocation && (await revoke(links, revocation, AbortSignal.timeout(PATIENCE_MS)))
  if (open) await revokeLater(open)
  return { message: fillIn(DEVICE_TEXTS.disconnected, { provider: links.provider.label }) }
}
