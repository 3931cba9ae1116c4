import { SPECIFIED_PROVIDER } from '@corner/contract/constants/providers.ts'
import type { Database } from '../../database/database.ts'
import type { Jobs, Queue } from '../../jobs/jobs.ts'
import { RetryLater } from '../../jobs/retry-later.ts'
import { getApp } from '../links.ts'
import type { Makers } from '../makers.ts'
import { type Revocation, revoke } from './revocation.ts'

/** The provider has just failed to answer, so the job waits first. */
const PAUSE_SECONDS = 60

/** Revokes links at a provider that did not answer when they were ended here. */
export function revokeLaterQueue(makers: Makers, jobs: Jobs): Queue<Revocation> {
  const queue: Queue<Revocation> = {
    name: 'revoke-later',
    concurrency: 1,
    retries: 10,
    firstRetrySeconds: 60,
    longestRetrySeconds: 6 * 3600,
    async handle({ payload, signal }) {
      const { links } = makers.of(payload.provider ?? SPECIFIED_PROVIDER)
      getApp(links)
      const open = await revoke(links, payload, signal)
      if (!open) return
      // The tokens were refreshed meanwhile and the old ones no longer work, so the job continues with the new ones.
      if (open.refreshed) return revokeLater(jobs, queue, open)
      throw new RetryLater(`${links.provider.label} does not take back an access yet`)
    },
  }
  return queue
}

/** Sent with the transaction that ends the link for good: after its commit, a killed process cannot lose the revocation. */
export function revokeSoon(
  jobs: Jobs,
  queue: Queue<Revocation>,
  revocation: Revocation,
  transaction: Database,
): Promise<void> {
  return jobs.send(queue, revocation, { transaction })
}

export function revokeLater(jobs: Jobs, queue: Queue<Revocation>, revocation: Revocation): Promise<void> {
  return jobs.send(queue, revocation, { startAfterSeconds: PAUSE_SECONDS })
}
