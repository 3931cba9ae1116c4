import type { ProviderSession, TimeWindow } from '@corner/wearables/provider.ts'
import type { CycleRecord, RecordKind } from '@corner/wearables/records.ts'
import { announceLinkChange } from '../../changes/change-channel.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Priority, RequestBudgets } from '../budget/budget.ts'
import type { Connection } from '../link/connection-store.ts'
import { storeBodyMeasurement, storeProfile } from '../link/person-store.ts'
import { restLink } from '../link/records-refused.ts'
import { setRefusals } from '../link/refusals-store.ts'
import { holdUnchanged } from '../link/unchanged-link.ts'
import { getApp, type Links } from '../links.ts'
import { openBatchWriter } from './batch-writer.ts'
import { type Calls, openCalls } from './calls.ts'
import type { ListsRead } from './lists-read.ts'
import { openSession } from './session.ts'
import { closeSync, noteProgress } from './sync-store.ts'
import { openSetAside } from './unreadable.ts'
import { watchChanges } from './watch-changes.ts'

const DAY_MS = 86_400_000
/** The oldest cycle of a window may have begun before it. Its sleep, which gives it its day, was over by then. */
const EARLIER_MS: Partial<Record<RecordKind, number>> = { sleep: DAY_MS }

export interface SyncWork {
  window: TimeWindow
  priority: Priority
  signal: AbortSignal
  /** Profile and body measurements, too: they change rarely and cost a request each. */
  withPerson: boolean
  /** Reports how far the first sync has come. */
  showProgress: boolean
  /** Receives the ids of what the provider listed. */
  lists?: ListsRead
}

/**
 * Stores an athlete's records of a window and moves the cursor past it. All kinds are fetched in parallel. A partial list is a
 * failure: then the cursor stays, and the next sync fetches everything again, which is idempotent. A kind that the provider
 * refuses while it gives others is skipped, and fetched later from where it stopped; so is a record that cannot be read.
 * @returns how many records came
 * @throws what the provider's calls throw, LinkUnusable (LinkRests when every kind is refused), or the signal's reason
 */
export async function syncAthlete(
  links: Links,
  budgets: RequestBudgets,
  link: Connection,
  { window, priority, signal, withPerson, showProgress, lists: read }: SyncWork,
): Promise<number> {
  const giveUp = new AbortController()
  const setAside = openSetAside()
  const session: ProviderSession = {
    ...openSession(links, budgets, link, priority, AbortSignal.any([signal, giveUp.signal])),
    setAside: setAside.add,
  }
  const { since } = await watchChanges(links.database, link)
  const writer = openBatchWriter(links.database, link, since, setAside.add, async (records) => {
    if (showProgress) await asSeenBy(links.database, [link.user_id], (own) => noteProgress(own, link, records))
  })
  let newest: CycleRecord | undefined
  const calls = openCalls(link, window, links.now())
  const lists = kindsGranted(links, link).map((kind) =>
    calls.run(links.provider.capabilities.scopes[kind], async (from) => {
      const start = new Date(from.getTime() - (EARLIER_MS[kind] ?? 0))
      for await (const page of links.provider.pages(getApp(links), session, kind, { start, end: window.end })) {
        if (kind === 'cycle') newest = newestCycle(page as CycleRecord[], newest)
        writer.add(kind, page)
        setAside.noteRead(kind, page)
        read?.note(kind, page)
      }
      // A record that was set aside exists, although it is in no page.
      if (!setAside.holds(kind)) read?.end(kind)
    }),
  )
  const person = withPerson ? storePerson(links, session, link, calls) : []
  await allOrNone([...lists, ...person], giveUp)
  const records = await writer.finish()
  const { nothing, refusals } = calls.outcome()
  if (nothing) await restLink(links, link, window.start, nothing.cause)
  await asSeenBy(links.database, [link.user_id], async (own) => {
    await holdUnchanged(own, link)
    await setAside.settle(own, link, links.now())
    if (refusals) await setRefusals(own, link, refusals)
    // A new time zone changes the athlete's days, and if most athletes have it, the team's.
    const hasMoved = await closeSync(own, link, window.end, newest?.timezone_offset)
    if (hasMoved) await announceLinkChange(own, link.user_id)
  })
  return records
}

/** A kind whose scope the athlete did not grant is not fetched. */
function kindsGranted({ provider }: Links, link: Connection): RecordKind[] {
  const { scopes } = provider.capabilities
  return (Object.keys(scopes) as RecordKind[]).filter((kind) => link.scopes.includes(scopes[kind]))
}

/** Profile and body measurements, if they were granted. */
function storePerson(links: Links, session: ProviderSession, link: Connection, calls: Calls): Promise<void>[] {
  const { provider, database } = links
  const app = getApp(links)
  const profile = async () => {
    const record = await provider.profile(app, session)
    await asSeenBy(database, [link.user_id], async (own) => {
      await holdUnchanged(own, link)
      await storeProfile(own, link, record)
    })
  }
  const body = async () => {
    const record = await provider.bodyMeasurement(app, session)
    await asSeenBy(database, [link.user_id], async (own) => {
      await holdUnchanged(own, link)
      await storeBodyMeasurement(own, link, record)
    })
  }
  const { personScopes = {} } = provider.capabilities
  const parts = [
    [personScopes.profile, profile],
    [personScopes.body, body],
  ] as const
  return parts.flatMap(([scope, store]) => (scope && link.scopes.includes(scope) ? [calls.run(scope, store)] : []))
}

/** The first failure aborts the others, so that no request is wasted; all have ended when this throws. */
async function allOrNone(parts: Promise<void>[], giveUp: AbortController): Promise<void> {
  try {
    await Promise.all(parts)
  } catch (error) {
    giveUp.abort(error)
    await Promise.allSettled(parts)
    throw error
  }
}

function newestCycle(page: readonly CycleRecord[], soFar: CycleRecord | undefined): CycleRecord | undefined {
  return page.reduce((newest, cycle) => (newest && newest.start_at >= cycle.start_at ? newest : cycle), soFar)
}
