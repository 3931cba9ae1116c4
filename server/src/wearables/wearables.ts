import type { Provider } from '@corner/wearables/provider.ts'
import { findProvider } from '@corner/wearables/providers.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { ProviderConfiguration } from '../configuration/provider-configuration.ts'
import type { Connection, Database } from '../database/database.ts'
import type { Jobs, Queue } from '../jobs/jobs.ts'
import type { Mail } from '../mail/mail.ts'
import type { Series } from '../measurements/series.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { createRequestBudgets } from './budget/budget.ts'
import { checkDaysQueue } from './check-days.ts'
import { cleanUpQueue } from './clean-up.ts'
import type { EventSubject } from './events/event-subject.ts'
import { remindersQueue } from './link/reminders.ts'
import type { Revocation } from './link/revocation.ts'
import { revokeLaterQueue } from './link/revoke-later.ts'
import type { Links } from './links.ts'
import { Makers } from './makers.ts'
import { openDistrustedLists } from './sync/distrusted-lists.ts'
import { firstSyncQueue, resumeFirstSyncs, type SyncParts } from './sync/first-sync.ts'
import { pollQueue, reconcileQueue } from './sync/poll.ts'
import { createSyncLocks } from './sync/sync-locks.ts'
import { unreadableReportQueue } from './sync/unreadable-report.ts'
import { weeklyPollQueue } from './sync/weekly-poll.ts'
import { eventQueue } from './webhooks/event-queue.ts'
import { isSubscriber, subscriptionsQueue } from './webhooks/subscriptions-queue.ts'

/** By then the server listens: a provider asks the address of its webhooks before it sends any. */
const LISTENING_SECONDS = 15

export interface WearableParts {
  database: Database
  connection: Connection
  /** They handle `everyQueue`. */
  jobs: Jobs
  configuration: Configuration
  keyRing: KeyRing
  limits: DeviceLimits
  /** Absent: nobody is reminded of a link that has ended. */
  mail?: Mail
  now(): Date
  /** In place of the provider of that name. Tests pass one with their own clock and pauses. */
  provider?: Provider
}

/** Rate limits on what a user triggers at the provider. */
type DeviceLimits = Pick<RateLimits, 'deviceRefreshes' | 'deviceLinks'>

/** The wearables of this server process: its links with each provider, and their background work. */
export interface Wearables {
  makers: Makers<SyncParts>
  /** Whether athletes can be reminded of a link that has ended. */
  sendsMail: boolean
  limits: DeviceLimits
  jobs: Jobs
  queues: {
    firstSync: Queue<Series>
    event: Queue<EventSubject>
    poll: Queue<Series>
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
  const { jobs, limits } = parts
  const locks = createSyncLocks(parts.connection)
  const makers = new Makers(
    parts.configuration.providers.map((settings) => {
      const links = linksOf(parts, settings)
      return { links, budgets: createRequestBudgets(links), locks, jobs, doubts: openDistrustedLists(links) }
    }),
  )
  const firstSync = firstSyncQueue(makers)
  const poll = pollQueue(makers)
  const weeklyPoll = weeklyPollQueue(makers)
  const event = eventQueue(makers)
  const reconcile = reconcileQueue(makers, { poll, firstSync, event, weeklyPoll })
  const revokeLater = revokeLaterQueue(makers, jobs)
  const subscriptions = subscriptionsQueue(makers)
  const everyQueue: Queue<object>[] = [
    firstSync,
    event,
    poll,
    weeklyPoll,
    reconcile,
    revokeLater,
    cleanUpQueue(parts),
    checkDaysQueue(parts, jobs),
    unreadableReportQueue(makers),
    subscriptions,
    ...(parts.mail ? [remindersQueue({ ...parts, makers, mail: parts.mail, page: devicePageOf(parts) })] : []),
  ]
  return {
    makers,
    sendsMail: parts.mail?.available ?? false,
    limits,
    jobs,
    queues: { firstSync, event, poll, weeklyPoll, reconcile, revokeLater },
    everyQueue,
    async resume() {
      for (const maker of makers.all) await resumeFirstSyncs(maker, firstSync)
      if (makers.all.some(isSubscriber))
        await jobs.send(subscriptions, {}, { key: 'at the start', startAfterSeconds: LISTENING_SECONDS })
    },
    async stop() {
      await Promise.all([locks.stop(), ...makers.all.map(({ budgets }) => budgets.close())])
    },
  }
}

const addressOf = ({ configuration: { port, publicUrl } }: Pick<WearableParts, 'configuration'>) =>
  publicUrl ?? `http://127.0.0.1:${port}`

const devicePageOf = (parts: WearableParts) => `${addressOf(parts)}/connect-whoop`

function linksOf(
  { database, configuration, keyRing, now, provider: given }: WearableParts,
  settings: ProviderConfiguration,
): Links {
  const provider = given?.name === settings.name ? given : findProvider(settings.name)
  if (!provider) throw new Error(`No provider is called ${settings.name}`)
  const redirectUri = `${addressOf({ configuration })}${provider.callbackPath}`
  const { authUrl, tokenUrl, apiUrl, requestsAMinute, requestsADay } = settings
  return {
    database,
    keyRing,
    provider,
    app: settings.app && { ...settings.app, redirectUri, authUrl, tokenUrl, apiUrl },
    requestsAMinute,
    requestsADay,
    firstSyncDays: configuration.firstSyncDays,
    now,
  }
}
