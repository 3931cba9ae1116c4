import { Refusal } from '@corner/contract/refusal.ts'
import { DEVICE_TEXTS, fillIn } from '@corner/contract/texts/devices.ts'
import { recordAudit } from '../../audit/audit.ts'
import { announceLinkChange } from '../../changes/change-channel.ts'
import type { Database } from '../../database/database.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Series } from '../../measurements/series.ts'
import { deleteEventsOfAccount } from '../events/event-store.ts'
import type { Links } from '../links.ts'
import { type Connection, findConnection } from './connection-store.ts'
import { setPaused } from './pause-store.ts'

/**
 * Fetches nothing for a link until it is resumed: polls leave it out, a sync under way stops within seconds, and news is
 * answered and dropped. Tokens and records stay. One that is paused already stays paused since then.
 * @throws Refusal `not_linked` without a link that works
 */
export async function pauseLink(links: Links, userId: string): Promise<{ message: string }> {
  const series = seriesOf(links, userId)
  return asSeenBy(links.database, [userId], async (transaction) => {
    const paused = await setPaused(transaction, series, links.now())
    if (paused) {
      // What is open of it would be fetched; resuming reads all of that time anyway.
      await deleteEventsOfAccount(transaction, paused.provider, paused.provider_user_id)
      await note(transaction, links, userId, 'device_paused')
    } else if (!(await findConnection(transaction, series))?.paused_at)
      throw new Refusal('not_linked', 'There is no working link to pause')
    return { message: textOf(links, DEVICE_TEXTS.paused) }
  })
}

/**
 * Ends a pause. What was measured meanwhile is fetched by the job that `catchUp` sends in the same transaction; the token is
 * renewed by that if it has expired. One that is not paused stays as it is.
 * @throws Refusal `not_linked`
 */
export async function resumeLink(
  links: Links,
  userId: string,
  catchUp: (link: Connection, transaction: Database) => Promise<void>,
): Promise<{ message: string }> {
  const series = seriesOf(links, userId)
  return asSeenBy(links.database, [userId], async (transaction) => {
    const resumed = await setPaused(transaction, series, null)
    if (resumed) {
      await note(transaction, links, userId, 'device_resumed')
      await catchUp(resumed, transaction)
    } else if ((await findConnection(transaction, series))?.status !== 'connected')
      throw new Refusal('not_linked', 'There is no link to resume')
    return { message: textOf(links, DEVICE_TEXTS.resumed) }
  })
}

const seriesOf = ({ provider }: Links, user_id: string): Series => ({ user_id, provider: provider.name })

const textOf = ({ provider }: Links, text: string) => fillIn(text, { provider: provider.label })

async function note(
  transaction: Database,
  { provider }: Links,
  userId: string,
  action: 'device_paused' | 'device_resumed',
): Promise<void> {
  await announceLinkChange(transaction, userId)
  await recordAudit(transaction, { actor: userId, subject: userId, action, details: { provider: provider.label } })
}
