import { RequestBudgetSpent } from '@corner/wearables/failures.ts'
import { eventRecords } from '@corner/wearables/whoop/event-records.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Jobs, Queue } from '../../jobs/jobs.ts'
import { storeRecords } from '../../measurements/ingest.ts'
import { removeRecord } from '../../measurements/ingest-removal.ts'
import type { Connection } from '../link/connection-store.ts'
import { LinkUnusable } from '../link/link-failures.ts'
import { findLinkOfAccount } from '../link/link-of-account.ts'
import { getApp, type Links } from '../links.ts'
import type { RequestBudgets } from '../sync/budget.ts'
import { openSession } from '../sync/session.ts'
import { noteNews } from '../sync/sync-store.ts'
import { openSetAside } from '../sync/unreadable.ts'
import { dropUnreadable } from '../sync/unreadable-store.ts'
import { closeEvent, findOpenEvent, isDeletedSince, type StoredEvent } from './event-store.ts'

export type EventKey = Pick<StoredEvent, 'provider' | 'trace_id'>

interface EventParts {
  links: Links
  budgets: RequestBudgets
  jobs: Jobs
}

/** Fetches what an event tells of. What is not found is tried again a few times with growing pauses, then left to the poll. */
export function eventQueue(parts: EventParts): Queue<EventKey> {
  const queue: Queue<EventKey> = {
    name: 'webhook-event',
    concurrency: 3,
    retries: 4,
    firstRetrySeconds: 5,
    longestRetrySeconds: 300,
    heartbeatSeconds: 30,
    async handle({ payload, isLastTry, signal }) {
      const { links, jobs } = parts
      const event = await findOpenEvent(links.database, payload)
      const link = event && (await findLinkOfAccount(links, event.provider, event.provider_user_id))
      if (!event || !link) return
      try {
        const outcome = await workOff(parts, event, link, signal)
        if (outcome === 'not found' && !isLastTry)
          throw new Error(`${event.type} ${event.object_id} is not to be seen yet`)
        await closeEvent(links.database, event, links.now())
      } catch (error) {
        if (error instanceof LinkUnusable) return
        if (!(error instanceof RequestBudgetSpent)) throw error
        await jobs.send(queue, payload, { startAfterSeconds: error.retryAfterSeconds })
      }
    },
  }
  return queue
}

async function workOff(
  { links, budgets }: EventParts,
  event: StoredEvent,
  link: Connection,
  signal: AbortSignal,
): Promise<'done' | 'not found'> {
  const [kind, change] = event.type.split('.') as ['sleep' | 'recovery' | 'workout', 'updated' | 'deleted']
  if (change === 'deleted') {
    await removeRecord(links.database, link, kind, event.object_id)
    if (kind !== 'recovery')
      await asSeenBy(links.database, [link.user_id], (own) => dropUnreadable(own, link, kind, [event.object_id]))
    return 'done'
  }
  const setAside = openSetAside()
  const session = { ...openSession(links, budgets, link, 'webhook', signal), setAside: setAside.add }
  const records = await eventRecords(getApp(links), session, { kind, id: event.object_id })
  if (!records) return 'not found'
  await storeRecords(links.database, link, records)
  // Deleted while it was on its way to us: the deletion found nothing to remove.
  if (await isDeletedSince(links.database, event)) await removeRecord(links.database, link, kind, event.object_id)
  setAside.noteReadBatch(records)
  await asSeenBy(links.database, [link.user_id], async (own) => {
    await setAside.settle(own, link, links.now())
    await noteNews(own, link)
  })
  return 'done'
}
