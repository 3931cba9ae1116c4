import type { Provider } from '@corner/wearables/provider.ts'
import { findProvider } from '@corner/wearables/providers.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { Connection, Database } from '../database/database.ts'
import type { Jobs, Queue } from '../jobs/jobs.ts'
import type { Series } from '../measurements/series.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { createRequestBudgets, type RequestBudgets } from './budget/budget.ts'
import { checkDaysQueue } from './check-days.ts'
import { cleanUpQueue } from './clean-up.ts'
import type { EventSubject } from './events/event-subject.ts'
import type { Revocation } from './link/revocation.ts'
import { revokeLaterQueue } from './link/revoke-later.ts'
import { CALLBACK_PATH, type Links } from './links.ts'
import { openDistrustedLists } from './sync/distrusted-lists.ts'
import { firstSyncQueue, resumeFirstSyncs, type SyncParts } from './sync/first-sync.ts'
import { pollQueue, reconcileQueue } from './sync/poll.ts'
import { createSyncLocks } from './sync/sync-locks.ts'
import { unreadableReportQueue } from './sync/unreadable-report.ts'
import { weeklyPollQueue } from './sync/weekly-poll.ts'
import { eventQueue } from './webhooks/event-queue.ts'

export interface WearableParts {
  database: Database
  connection: Connection
  /** They handle `everyQueue`. */
  jobs: Jobs
  configuration: Configuration
  keyRing: KeyRing
  limits: DeviceLimits
  now(): Date
  /** Absent: the configured one. Tests pass one with their own clock and pauses. */
  provider?: Provider
}

/** Rate limits on what a user triggers at the provider. */
type DeviceLimits = Pick<RateLimits, 'deviceRefreshes' | 'deviceLinks'>

/** The wearables of this server process: its links, and their background work. */
export interface Wearables {
  links: Links
  budgets: RequestBudgets
  limits: DeviceLimits
  sync: SyncParts
  jobs: Jobs
  queues: {
    firstSync: Queue<Series>
    event: Queue<EventSubject>
    weeklyPoll: Queue<Series>
    reconcile: Queue<object>
    revokeLater: Queue<Revocation>
  }
  everyQueue: readonly Queue<object>[]
  /** Resumes what an earlier process left: call it once the jobs have started. */
  resume(): Promise<void>
  /** Call it once the jobs have stopped. */
  stop(): Promise<void>
}

export function createWearables(parts: WearableParts): Wearables {
  const links = linksOf(parts)
  const budgets = createRequestBudgets(links)
  const locks = createSyncLocks(parts.connection)
  const { jobs } = parts
  const sync: SyncParts = { links, budgets, locks, jobs, doubts: openDistrustedLists(links) }
  const firstSync = firstSyncQueue(sync)
  const poll = pollQueue(sync)
  const weeklyPoll = weeklyPollQueue(sync)
  const event = eventQueue({ links, budgets, jobs })
  const reconcile = reconcileQueue(sync, { poll, firstSync, event, weeklyPoll })
  const revokeLater = revokeLaterQueue(links, jobs)
  const everyQueue: Queue<object>[] = [
    firstSync,
    event,
    poll,
    weeklyPoll,
    reconcile,
    revokeLater,
    cleanUpQueue(links),
    checkDaysQueue(links, jobs),
    unreadableReportQueue(links),
  ]
  return {
    links,
    budgets,
    limits: parts.limits,
    sync,
    jobs,
    queues: { firstSync, event, weeklyPoll, reconcile, revokeLater },
    everyQueue,
    resume: () => resumeFirstSyncs(sync, firstSync),
    async stop() {
      await Promise.all([locks.stop(), budgets.close()])
    },
  }
}

function linksOf({ database, configuration, keyRing, now, provider: given }: WearableParts): Links {
  const { provider: settings, port, publicUrl, firstSyncDays } = configuration
  const provider = given ?? findProvider(settings.name)
  if (!provider) throw new Error(`No provider is called ${settings.name}`)
  const redirectUri = `${publicUrl ?? `http://127.0.0.1:${port}`}${CALLBACK_PATH}`
  const { authUrl, tokenUrl, apiUrl, requestsAMinute, requestsADay } = settings
  return {
    database,
    keyRing,
    provider,
    app: settings.app && { ...settings.app, redirectUri, authUrl, tokenUrl, apiUrl },
    requestsAMinute,
    requestsADay,
    firstSyncDays,
    now,
  }
}
