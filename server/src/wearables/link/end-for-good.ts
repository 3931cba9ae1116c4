import type { Database } from '../../database/database.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Jobs, Queue } from '../../jobs/jobs.ts'
import { deleteEventsOfAccount } from '../events/event-store.ts'
import type { Links } from '../links.ts'
import type { Makers } from '../makers.ts'
import { endLink } from './connection-store.ts'
import { type Revocation, revocationOf } from './revocation.ts'
import { revokeSoon } from './revoke-later.ts'

/** The parts of wearables that ending a link permanently needs. */
export interface LinkEnding {
  makers: Makers
  jobs: Jobs
  queues: { revokeLater: Queue<Revocation> }
}

/**
 * Ends a user's links in the transaction that deletes the user; does nothing without one. A job sent by the same transaction
 * tells each provider, with retries; the accounts' events are deleted.
 */
export async function endLinksForGood(ending: LinkEnding, transaction: Database, userId: string): Promise<void> {
  for (const { links } of ending.makers.all) await endLinkForGood(ending, links, transaction, userId)
}

async function endLinkForGood(
  { jobs, queues }: LinkEnding,
  links: Links,
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
