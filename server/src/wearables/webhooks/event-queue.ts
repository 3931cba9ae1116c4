import { setTimeout as pause } from 'node:timers/promises'
import { ProviderFailure, RequestBudgetSpent } from '@corner/wearables/failures.ts'
import type { Queue } from '../../jobs/jobs.ts'
import { RetryLater } from '../../jobs/retry-later.ts'
import { logOf } from '../../log/log.ts'
import { planOf } from '../events/event-plan.ts'
import { closeEvents, delayEvents, findOpenEvents, type OpenEvent } from '../events/event-store.ts'
import { type EventSubject, keyOf } from '../events/event-subject.ts'
import { postpone } from '../events/postpone.ts'
import { LinkUnusable } from '../link/link-failures.ts'
import { findLinkOfAccount } from '../link/link-of-account.ts'
import type { Links } from '../links.ts'
import type { Makers } from '../makers.ts'
import { type EventParts, processEvents } from './process-events.ts'

const log = logOf('wearables')

/** Events of one night arrive within moments, and one fetch answers all: a new one waits this long for the others. */
const SETTLE_MS = 400
/** The longest delay of a record by a used-up budget; then it is checked again. */
const LONGEST_DELAY_SECONDS = 3600
/** Beyond the job that was sent for the end of the delay. */
const DELAY_SLACK_SECONDS = 600

/**
 * Handles the open events of one record, however many they are, with one fetch. Failures are retried a few times within
 * minutes, then for days by `retry-events.ts`: an event stays open until its news is stored.
 */
export function eventQueue(makers: Makers<EventParts>): Queue<EventSubject> {
  const queue: Queue<EventSubject> = {
    name: 'webhook-event',
    concurrency: 3,
    retries: 4,
    firstRetrySeconds: 5,
    longestRetrySeconds: 300,
    async handle({ payload: subject, isLastTry, signal }) {
      const parts = makers.of(subject.provider)
      const { links, jobs } = parts
      if (subject.object_id === undefined) return // a job of an earlier release: its event is open, and retried by retry-events.ts
      const link = await findLinkOfAccount(links, subject.provider, subject.provider_user_id)
      const events = link ? await settledEvents(links, subject, signal) : []
      if (!link || link.paused_at || events.length === 0) return
      // Later rounds are tried once each, because their pauses are long already.
      const mayTryAgain = !isLastTry && events.every(({ tries }) => tries === 0)
      try {
        const { done, missing } = await processEvents(parts, subject, events, link, signal)
        await closeEvents(links.database, subject.provider, done, links.now())
        if (missing.length > 0 && mayTryAgain)
          throw new RetryLater(`${subject.kind} ${subject.object_id} is not to be seen yet`)
        if (missing.length > 0) await postpone(links, missing, 'the provider does not show it')
        else await takeUpNewer(parts, queue, subject, events)
      } catch (error) {
        if (error instanceof LinkUnusable) return // open until the link works again
        if (error instanceof RetryLater || signal.aborted) throw error
        if (error instanceof RequestBudgetSpent) {
          const seconds = Math.min(error.retryAfterSeconds, LONGEST_DELAY_SECONDS)
          await delayEvents(links.database, subject.provider, events, seconds + DELAY_SLACK_SECONDS)
          // A key of its own: a job that waits for the budget must not block a newer one.
          return jobs.send(queue, subject, { key: `${keyOf(subject)} delayed`, startAfterSeconds: seconds })
        }
        if (mayTryAgain) throw error instanceof ProviderFailure ? new RetryLater(error.message) : error
        if (!(error instanceof ProviderFailure))
          log.error('News could not be stored', { err: error, user_id: link.user_id })
        await postpone(links, events, error instanceof Error ? error.message : String(error))
      }
    },
  }
  return queue
}

/** The open events, once the newest is old enough for related ones to have arrived; removals need no fetch and do not wait. */
async function settledEvents({ database }: Links, subject: EventSubject, signal: AbortSignal): Promise<OpenEvent[]> {
  const events = await findOpenEvents(database, subject)
  const ages = planOf(events).wanted.map(({ age_ms }) => age_ms)
  const newestMs = ages.length > 0 ? Math.max(0, Math.min(...ages)) : SETTLE_MS
  if (newestMs >= SETTLE_MS) return events
  await pause(SETTLE_MS - newestMs, undefined, { signal })
  return findOpenEvents(database, subject)
}

/** An event that arrived while this job already ran, and whose own job was dropped as a duplicate. */
async function takeUpNewer(
  { links, jobs }: EventParts,
  queue: Queue<EventSubject>,
  subject: EventSubject,
  seen: readonly OpenEvent[],
): Promise<void> {
  const traces = new Set(seen.map(({ trace_id }) => trace_id))
  const open = await findOpenEvents(links.database, subject)
  if (open.some(({ trace_id }) => !traces.has(trace_id))) await jobs.send(queue, subject, { key: keyOf(subject) })
}
