import { syncAthlete } from '@corner/server/wearables/sync/sync-athlete.ts'
import type { LinkedAthletes } from './linked-athletes.ts'
import { DAYS } from './linked-team.ts'

/** The concurrency of the server's queue of first syncs. */
const AT_ONCE = 4
const DAY_MS = 86_400_000

/** First syncs of 90 days, each from its maker's simulated cloud to dated rows. */
export async function syncAll({ wearables, links }: LinkedAthletes): Promise<void> {
  const waiting = [...links]
  const end = new Date()
  const work = {
    window: { start: new Date(end.getTime() - DAYS * DAY_MS), end },
    priority: 'backfill' as const,
    signal: new AbortController().signal,
    withPerson: true,
    showProgress: true,
  }
  const syncNext = async () => {
    for (let link = waiting.pop(); link; link = waiting.pop()) {
      const maker = wearables.makers.of(link.provider)
      await syncAthlete(maker.links, maker.budgets, link, work)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, syncNext))
}
