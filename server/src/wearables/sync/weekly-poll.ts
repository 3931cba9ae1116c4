import { ProviderFailure } from '@corner/wearables/failures.ts'
import type { RecordKind } from '@corner/wearables/records.ts'
import type { MissedRecords } from '../../database/schema.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Jobs, Queue } from '../../jobs/jobs.ts'
import { logOf } from '../../log/log.ts'
import { removeMissing } from '../../measurements/ingest-missing.ts'
import type { Series } from '../../measurements/series.ts'
import type { Connection } from '../link/connection-store.ts'
import { isExpectedFailure } from '../link/expected-failure.ts'
import { LinkUnusable } from '../link/link-failures.ts'
import type { Links } from '../links.ts'
import type { Makers } from '../makers.ts'
import { onClaimedLink } from './claimed-link.ts'
import type { DistrustedLists } from './distrusted-lists.ts'
import type { SyncParts } from './first-sync.ts'
import { openListsRead } from './lists-read.ts'
import { judgeLost } from './lost-records.ts'
import { syncAthlete } from './sync-athlete.ts'
import { countLinks } from './sync-store.ts'
import { beginWeeklyPoll, closeWeeklyPoll, countWeeklyTries, findDueWeekly } from './weekly-poll-store.ts'

const log = logOf('wearables')

const DAY_MS = 86_400_000
/** Longer than the month that charts and averages look back. */
const WINDOW_DAYS = 35
/** The provider selects records by more than their start, so the edges of the window are not judged. */
const EDGE_MS = DAY_MS
/** Four lists of two pages, as WHOOP's (docs/reference/device-api.md#rate-limits). */
const USUAL_REQUESTS = 8
/**
 * The share of the day's budget, even if all links are due at once after a long break; 105 links a week take about one
 * hundredth.
 */
const LARGEST_SHARE = 0.05
const LOOKS_A_WEEK = 7 * 288

/**
 * Once a week a link's last 35 days are fetched: this recovers lost webhooks, and deletes records that were deleted at the
 * provider without Corner being told.
 */
export function weeklyPollQueue(makers: Makers<SyncParts>): Queue<Series> {
  return {
    name: 'weekly-poll',
    concurrency: 1,
    retries: 0,
    firstRetrySeconds: 60,
    longestRetrySeconds: 60,
    isExpected: isExpectedFailure,
    async handle({ payload, signal }) {
      const parts = makers.of(payload.provider)
      try {
        await onClaimedLink(parts, payload, (link) => weeklyPoll(parts, link, signal))
      } catch (error) {
        if (error instanceof LinkUnusable) return
        if (!(error instanceof ProviderFailure)) throw error
        log.info('A weekly poll is put off', { user_id: payload.user_id, reason: error.message })
      }
    },
  }
}

/** Sends jobs for the links that are due, a few at each look: for the reconciling job, every five minutes. */
export async function sendWeeklyPolls(links: Links, jobs: Jobs, queue: Queue<Series>): Promise<void> {
  const { database, provider, requestsADay } = links
  const due = await asSeenBy(database, 'all', async (every) => {
    const requests = provider.capabilities.requests?.week ?? USUAL_REQUESTS
    const room = Math.floor((requestsADay * LARGEST_SHARE) / requests) - (await countWeeklyTries(every, provider.name))
    const twicePace = Math.ceil((2 * (await countLinks(every, provider.name))) / LOOKS_A_WEEK)
    return findDueWeekly(every, provider.name, Math.max(0, Math.min(room, twicePace)))
  })
  await jobs.sendAll(
    queue,
    due.map(({ user_id, provider: name }) => ({ payload: { user_id, provider: name }, key: `${user_id} ${name}` })),
  )
}

async function weeklyPoll(parts: SyncParts, link: Connection, signal: AbortSignal): Promise<void> {
  const { links, budgets, doubts } = parts
  const begunAt = await asSeenBy(links.database, [link.user_id], (own) => beginWeeklyPoll(own, link))
  if (!begunAt) return
  const end = links.now()
  const window = { start: new Date(end.getTime() - WINDOW_DAYS * DAY_MS), end }
  const lists = openListsRead()
  // At the priority of a first sync: after webhooks, mornings and polls.
  const work = { priority: 'backfill', withPerson: false, showProgress: false } as const
  await syncAthlete(links, budgets, link, { ...work, window, signal, lists })
  const missed = await removeMissed(links, doubts, link, begunAt, window, lists.complete())
  await asSeenBy(links.database, [link.user_id], (own) => closeWeeklyPoll(own, link, missed))
}

/** @returns the records missed now, for the next poll to decide on */
async function removeMissed(
  { database }: Links,
  doubts: DistrustedLists,
  link: Connection,
  storedBefore: Date,
  window: { start: Date; end: Date },
  lists: ReadonlyMap<RecordKind, ReadonlySet<string>>,
): Promise<MissedRecords> {
  const missed: MissedRecords = {}
  const span = {
    from: new Date(window.start.getTime() + EDGE_MS),
    to: new Date(window.end.getTime() - EDGE_MS),
    storedBefore,
  }
  const removed = await removeMissing(database, link, span, [...lists.keys()], (kind, stored) => {
    const verdict = judgeLost(stored, lists.get(kind) ?? new Set(), link.missed_records[kind] ?? {}, window.end)
    if (Object.keys(verdict.missed).length > 0) missed[kind] = verdict.missed
    if (verdict.implausible > 0)
      doubts.note({ user_id: link.user_id, kind, missing: verdict.implausible, stored: stored.length })
    return verdict.remove
  })
  if (removed > 0)
    log.info('Records that the provider has missed twice in a row were removed', { user_id: link.user_id, removed })
  return missed
}
