import { RequestBudgetSpent } from '@corner/wearables/failures.ts'
import type { Database } from '../../database/database.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Jobs, Queue } from '../../jobs/jobs.ts'
import type { Series } from '../../measurements/series.ts'
import type { RequestBudgets } from '../budget/budget.ts'
import { type Connection, findConnection } from '../link/connection-store.ts'
import { isExpectedFailure } from '../link/expected-failure.ts'
import { LinkRests, LinkUnusable } from '../link/link-failures.ts'
import type { Links } from '../links.ts'
import type { Makers } from '../makers.ts'
import type { DistrustedLists } from './distrusted-lists.ts'
import { syncAthlete } from './sync-athlete.ts'
import type { SyncLocks } from './sync-locks.ts'
import { beginFirstSync, findOpenFirstSyncs, setFirstSync } from './sync-store.ts'

const DAY_MS = 86_400_000
/** Overlap, because before a break in the link records may have changed after they were stored. */
const OVERLAP_MS = 3 * DAY_MS
const BUSY_SECONDS = 5

export interface SyncParts {
  links: Links
  budgets: RequestBudgets
  locks: SyncLocks
  jobs: Jobs
  doubts: DistrustedLists
}

/** The first download of a link's past, at connection and, after a break, from where the last one stopped. */
export function firstSyncQueue(makers: Makers<SyncParts>): Queue<Series> {
  const queue: Queue<Series> = {
    name: 'first-sync',
    concurrency: 4,
    retries: 6,
    firstRetrySeconds: 10,
    longestRetrySeconds: 900,
    isExpected: isExpectedFailure,
    async handle({ payload, isLastTry, signal }) {
      const parts = makers.of(payload.provider)
      const link = await asSeenBy(parts.links.database, [payload.user_id], (own) => findConnection(own, payload))
      if (link?.status !== 'connected' || link.paused_at || link.first_sync_state === 'done') return
      const release = await parts.locks.claim(payload)
      // Another process is working on it; but it may work for a replaced link, and give up.
      if (!release) return startFirstSync(parts, queue, payload, { startAfterSeconds: BUSY_SECONDS })
      try {
        await firstSync(parts, queue, link, signal)
      } catch (error) {
        if (isLastTry && !signal.aborted) await noteState(parts.links, link, failed(parts.links))
        throw error
      } finally {
        await release()
      }
    },
  }
  return queue
}

/** With a transaction: at its commit, together with the link it creates. */
export async function startFirstSync(
  { jobs }: SyncParts,
  queue: Queue<Series>,
  { user_id, provider }: Series,
  options: { transaction?: Database; startAfterSeconds?: number } = {},
): Promise<void> {
  await jobs.send(queue, { user_id, provider }, { key: `${user_id} ${provider}`, ...options })
}

/**
 * Resumes unfinished first syncs: at a start those of a server that was stopped or killed, later those whose job is gone (the
 * link could not be used for a while). A waiting job is not duplicated.
 */
export async function resumeFirstSyncs(parts: SyncParts, queue: Queue<Series>): Promise<void> {
  const { database, provider } = parts.links
  const open = await asSeenBy(database, 'all', (links) => findOpenFirstSyncs(links, provider.name))
  await parts.jobs.sendAll(
    queue,
    open.map(({ user_id, provider: name }) => ({ payload: { user_id, provider: name }, key: `${user_id} ${name}` })),
  )
}

async function firstSync(parts: SyncParts, queue: Queue<Series>, link: Connection, signal: AbortSignal): Promise<void> {
  const { links, budgets } = parts
  await asSeenBy(links.database, [link.user_id], (own) => beginFirstSync(own, link))
  try {
    const window = firstWindow(link, links.now())
    await syncAthlete(links, budgets, link, {
      window,
      priority: 'backfill',
      signal,
      withPerson: true,
      showProgress: true,
    })
    await noteState(links, link, { first_sync_state: 'done', first_sync_message: null })
  } catch (error) {
    if (error instanceof LinkRests)
      return noteState(links, link, { first_sync_state: 'waiting', first_sync_message: resting(links) })
    if (error instanceof LinkUnusable) return
    if (!(error instanceof RequestBudgetSpent)) throw error
    await noteState(links, link, { first_sync_state: 'waiting', first_sync_message: putOff(links) })
    await startFirstSync(parts, queue, link, { startAfterSeconds: error.retryAfterSeconds })
  }
}

function noteState(links: Links, link: Connection, state: Parameters<typeof setFirstSync>[2]): Promise<void> {
  return asSeenBy(links.database, [link.user_id], (own) => setFirstSync(own, link, state))
}

/** As many days as configured; after a longer break from its start, as far as the same account was stored. */
function firstWindow({ first_sync_days, synced_until }: Connection, now: Date) {
  const start = now.getTime() - first_sync_days * DAY_MS
  return { start: new Date(synced_until ? Math.min(start, synced_until.getTime() - OVERLAP_MS) : start), end: now }
}

const putOff = ({ provider: { label } }: Links) =>
  `${label} lets us ask for no more at the moment. The download goes on by itself.`

const resting = ({ provider: { label } }: Links) =>
  `${label} does not give us your records at the moment. The download goes on by itself.`

const failed = ({ provider: { label } }: Links) =>
  ({
    first_sync_state: 'failed',
    first_sync_message: `${label} did not give us your records yet. We keep trying; nothing is lost.`,
  }) as const
