import { ProviderFailure } from '@corner/wearables/failures.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Links } from '../links.ts'
import { renewToken } from './access-token.ts'
import { claimEndedLinks, noteRetried } from './ended-links-store.ts'
import { LinkUnusable } from './link-failures.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Longer than one run takes: after it, links that a killed process had claimed are due again. */
const LEASE_MS = 10 * 60_000
/** The limit per run, so that many ended links do not delay the work after them. */
const BATCH_SIZE = 10

/**
 * Tries links that are Token Expired once a day with their stored token, so that one that was expired by mistake recovers.
 * Stops for an hour when the provider does not answer.
 */
export async function retryEndedLinks(links: Links): Promise<void> {
  const { database, provider, now } = links
  const due = new Date(now().getTime() - DAY_MS)
  const claimed = await asSeenBy(database, 'all', (every) =>
    claimEndedLinks(every, provider.name, due, LEASE_MS, BATCH_SIZE),
  )
  const open = [...claimed]
  try {
    for (const series of claimed) {
      await renewToken(links, series).catch((error: unknown) => {
        if (!(error instanceof LinkUnusable)) throw error
      })
      await asSeenBy(database, 'all', (every) => noteRetried(every, [series], now()))
      open.shift()
    }
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    const inAnHour = new Date(due.getTime() + HOUR_MS)
    await asSeenBy(database, 'all', (every) => noteRetried(every, open, inAnHour))
  }
}
