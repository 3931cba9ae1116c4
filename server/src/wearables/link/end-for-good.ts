import type { Database } from '../../database/database.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Jobs, Queue } from '../../jobs/jobs.ts'
import { deleteEventsOfAccount } from '../events/event-store.ts'
import type { Links } from '../links.ts'
import { endLink } from './connection-store.ts'
import { type Revocation, revocationOf } from './revocation.ts'
import { revokeSoon } from './revoke-later.ts'

/** The parts of wearables that ending a link permanently needs. */
export interface LinkEnding {
  links: Links
  jobs: Jobs
  queues: { revokeLater: Queue<Revocation> }
}

/**
 * Ends a user's link in the transaction that deletes the user; does nothing without a link. A job sent by the same transaction
 * tells the provider, with retries; the account's events are deleted.
 */
export async function endLinkForGood(
  { links, jobs, queues }: LinkEnding,
  transaction: Database,
  userId: string,
): Promise<void> {
  const series = { user_id: userId, provider: links.provider.name }
  const ended = await asSeenBy(transaction, [userId], (own) => endLink(own, series))
  if (!ended) return
  await deleteEventsOfAccount(transaction, ended.provider, ended.provider_user_id)
  const revocation = revocationOf(links, ended)
  if (revocation) await revokeSoon(jobs, queues.revokeLater, revocation, transaction)
}
