import type { RecordBatch } from '@corner/wearables/records.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { DeletedIds } from '../../measurements/ingest-deleted.ts'
import { storeAccepted } from '../../measurements/ingest-refused.ts'
import { removeRecord } from '../../measurements/ingest-removal.ts'
import type { RequestBudgets } from '../budget/budget.ts'
import { planOf } from '../events/event-plan.ts'
import type { OpenEvent } from '../events/event-store.ts'
import type { EventSubject } from '../events/event-subject.ts'
import type { Connection } from '../link/connection-store.ts'
import { holdUnchanged } from '../link/unchanged-link.ts'
import { getApp, type Links } from '../links.ts'
import { openSession } from '../sync/session.ts'
import { noteNews } from '../sync/sync-store.ts'
import { openSetAside } from '../sync/unreadable.ts'
import { dropUnreadable } from '../sync/unreadable-store.ts'
import { watchChanges } from '../sync/watch-changes.ts'

export interface EventParts {
  links: Links
  budgets: RequestBudgets
  jobs: Jobs
}

interface Outcome {
  done: OpenEvent[]
  /** The record, or its recovery, is not at the provider: not yet, or no longer. */
  missing: OpenEvent[]
}

/** Deletes, fetches and stores what the events of one record require. @throws as `ProviderWebhook.fetchEvent` */
export async function processEvents(
  { links, budgets }: EventParts,
  subject: EventSubject,
  events: readonly OpenEvent[],
  link: Connection,
  signal: AbortSignal,
): Promise<Outcome> {
  const { removals, wanted } = planOf(events)
  for (const kind of removals) {
    await removeRecord(links.database, link, kind, subject.object_id)
    if (kind !== 'recovery')
      await asSeenBy(links.database, [link.user_id], (own) => dropUnreadable(own, link, kind, [subject.object_id]))
  }
  if (wanted.length === 0) return { done: [...events], missing: [] }
  const deletions = await watchChanges(links.database, link)
  const setAside = openSetAside()
  const session = { ...openSession(links, budgets, link, 'webhook', signal), setAside: setAside.add }
  const event = { kind: subject.kind, id: subject.object_id }
  const records = await links.provider.webhook?.fetchEvent(getApp(links), session, event)
  if (records) {
    for (const refused of await storeAccepted(links.database, link, records, deletions.since)) setAside.add(refused)
    setAside.noteReadBatch(records)
    await asSeenBy(links.database, [link.user_id], async (own) => {
      await holdUnchanged(own, link)
      await setAside.settle(own, link, links.now())
      await noteNews(own, link)
    })
  }
  // A recovery that cannot be read is set aside, but exists.
  const missing = new Set(setAside.holds('recovery') ? [] : missingOf(subject, wanted, records, deletions.before))
  return { done: events.filter((event) => !missing.has(event)), missing: [...missing] }
}

/** A deleted record is not missing: an `updated` that arrives after its `deleted` was overtaken by it. */
function missingOf(
  { kind, object_id }: EventSubject,
  wanted: OpenEvent[],
  records: RecordBatch | undefined,
  gone: DeletedIds,
): OpenEvent[] {
  if (!records) return (kind === 'sleep' ? gone.sleeps : gone.workouts).has(object_id) ? [] : wanted
  const [sleep] = records.sleeps
  const hasRecovery = sleep !== undefined && !sleep.nap && sleep.cycle_id !== null
  if (!hasRecovery || records.recoveries.length > 0 || gone.recoveries.has(object_id)) return []
  return wanted.filter(({ type }) => type === 'recovery.updated')
}
