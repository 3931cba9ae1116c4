import { RequestBudgetSpent } from '@corner/wearables/failures.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Queue } from '../../jobs/jobs.ts'
import { logOf } from '../../log/log.ts'
import type { Series } from '../../measurements/series.ts'
import { budgetLeft } from '../budget/budget.ts'
import type { EventSubject } from '../events/event-subject.ts'
import { retryEvents } from '../events/retry-events.ts'
import type { Connection } from '../link/connection-store.ts'
import { isExpectedFailure } from '../link/expected-failure.ts'
import { LinkUnusable } from '../link/link-failures.ts'
import { retryEndedLinks } from '../link/retry-ended-links.ts'
import type { Makers } from '../makers.ts'
import { onClaimedLink } from './claimed-link.ts'
import { resumeFirstSyncs, type SyncParts } from './first-sync.ts'
import { MORNING_HOURS, pollIntervalMinutes } from './poll-interval.ts'
import { syncAthlete } from './sync-athlete.ts'
import { countLinks, findDueLinks, setFirstSync } from './sync-store.ts'
import { sendWeeklyPolls } from './weekly-poll.ts'

const log = logOf('wearables')

const DAY_MS = 86_400_000
/** Scores arrive late and sleeps are edited: these days are fetched again each time, and `updated_at` decides. */
const DAYS_BACK = 3
/** Body and profile change rarely. */
const PERSON_EVERY_MS = 7 * DAY_MS

const MORNING_PRIORITY = 10

/** Fetches what webhooks missed, and the running cycle, for which there is no webhook. A failed poll is due again at once. */
export function pollQueue(makers: Makers<SyncParts>): Queue<Series> {
  return {
    name: 'poll',
    concurrency: 2,
    retries: 0,
    firstRetrySeconds: 60,
    longestRetrySeconds: 60,
    isExpected: isExpectedFailure,
    handle: ({ payload, signal }) => {
      const parts = makers.of(payload.provider)
      return onClaimedLink(parts, payload, (link) => poll(parts, link, signal))
    },
  }
}

async function poll({ links, budgets }: SyncParts, link: Connection, signal: AbortSignal): Promise<void> {
  const end = links.now()
  const since = Math.min(link.synced_until?.getTime() ?? end.getTime() - link.first_sync_days * DAY_MS, end.getTime())
  const window = { start: new Date(since - DAYS_BACK * DAY_MS), end }
  const withPerson = link.synced_until === null || isNewWeek(link.synced_until, end)
  try {
    await syncAthlete(links, budgets, link, { window, priority: 'poll', signal, withPerson, showProgress: false })
    if (link.first_sync_state === 'failed')
      await asSeenBy(links.database, [link.user_id], (own) =>
        setFirstSync(own, link, { first_sync_state: 'done', first_sync_message: null }),
      )
  } catch (error) {
    if (!(error instanceof LinkUnusable) && !(error instanceof RequestBudgetSpent)) throw error
  }
}

const isNewWeek = (before: Date, now: Date) =>
  Math.floor(before.getTime() / PERSON_EVERY_MS) !== Math.floor(now.getTime() / PERSON_EVERY_MS)

/**
 * Looks every few minutes for the links that are due, for first syncs without a job and for open events, and logs the remaining
 * budget for the operator.
 */
export function reconcileQueue(makers: Makers<SyncParts>, queues: SyncQueues): Queue<object> {
  return {
    name: 'reconcile',
    concurrency: 1,
    retries: 0,
    firstRetrySeconds: 60,
    longestRetrySeconds: 60,
    isExpected: isExpectedFailure,
    schedule: { cron: '*/5 * * * *', payload: {} },
    async handle() {
      for (const parts of makers.all) if (parts.links.app) await reconcile(parts, queues)
    },
  }
}

interface SyncQueues {
  poll: Queue<Series>
  firstSync: Queue<Series>
  event: Queue<EventSubject>
  weeklyPoll: Queue<Series>
}

async function reconcile(parts: SyncParts, queues: SyncQueues): Promise<void> {
  const { links, jobs, doubts } = parts
  const { database, provider, requestsADay } = links
  doubts.tell()
  await resumeFirstSyncs(parts, queues.firstSync)
  await retryEvents(links, jobs, queues.event)
  const left = await budgetLeft(links)
  log.info('Requests that the provider still allows', {
    provider: provider.name,
    left_today: left.day,
    of_the_day: requestsADay,
    left_this_minute: left.minute,
  })
  const due = await asSeenBy(database, 'all', async (every) => {
    const interval = pollIntervalMinutes(
      await countLinks(every, provider.name),
      requestsADay,
      provider.capabilities.requests?.poll,
    )
    return findDueLinks(every, provider.name, interval, MORNING_HOURS)
  })
  await jobs.sendAll(
    queues.poll,
    due.map(({ user_id, provider, is_morning }) => ({
      payload: { user_id, provider },
      key: `${user_id} ${provider}`,
      priority: is_morning ? MORNING_PRIORITY : 0,
    })),
  )
  await sendWeeklyPolls(links, jobs, queues.weeklyPoll)
  await retryEndedLinks(links)
}
