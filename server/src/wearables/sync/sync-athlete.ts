import type { ProviderSession, TimeWindow } from '@corner/wearables/provider.ts'
import type { CycleRecord, RecordKind } from '@corner/wearables/records.ts'
import { announceLinkChange } from '../../changes/change-channel.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Connection } from '../link/connection-store.ts'
import { getApp, type Links } from '../links.ts'
import { watchDeletions } from '../webhooks/deletions.ts'
import { openBatchWriter } from './batch-writer.ts'
import type { Priority, RequestBudgets } from './budget.ts'
import type { ListsRead } from './lists-read.ts'
import { storeBodyMeasurement, storeProfile } from './person-store.ts'
import { openSession } from './session.ts'
import { closeSync, noteProgress } from './sync-store.ts'

export interface SyncWork {
  window: TimeWindow
  priority: Priority
  signal: AbortSignal
  /** Profile and body measurements, too: they change rarely and cost a request each. */
  withPerson: boolean
  /** Shows how far the first sync has come. */
  showProgress: boolean
  /** Gets the ids of what the provider listed. */
  lists?: ListsRead
}

/**
 * Brings an athlete's records of a window into the database and moves the cursor behind it. All kinds are asked for at once.
 * Half a list is a failure: then the cursor stays, and what was stored is stored again next time, once.
 * @returns how many records came
 * @throws what the provider's calls throw, LinkUnusable, or the signal's reason
 */
export async function syncAthlete(
  links: Links,
  budgets: RequestBudgets,
  link: Connection,
  { window, priority, signal, withPerson, showProgress, lists: read }: SyncWork,
): Promise<number> {
  const giveUp = new AbortController()
  const session = openSession(links, budgets, link, priority, AbortSignal.any([signal, giveUp.signal]))
  const { since } = await watchDeletions(links.database, link)
  const writer = openBatchWriter(links.database, link, since, async (records) => {
    if (showProgress) await asSeenBy(links.database, [link.user_id], (own) => noteProgress(own, link, records))
  })
  let newest: CycleRecord | undefined
  const lists = kindsGranted(links, link).map(async (kind) => {
    for await (const page of links.provider.pages(getApp(links), session, kind, window)) {
      if (kind === 'cycle') newest = newestCycle(page as CycleRecord[], newest)
      writer.add(kind, page)
      read?.note(kind, page)
    }
    read?.end(kind)
  })
  const person = withPerson ? storePerson(links, session, link) : []
  await allOrNone([...lists, ...person], giveUp)
  const records = await writer.finish()
  await asSeenBy(links.database, [link.user_id], async (own) => {
    // Their days, and with those of most athletes the team's, are counted elsewhere now.
    const hasMoved = await closeSync(own, link, window.end, newest?.timezone_offset)
    if (hasMoved) await announceLinkChange(own, link.user_id)
  })
  return records
}

/** A kind whose scope the athlete did not grant is not asked for. */
function kindsGranted({ provider }: Links, link: Connection): RecordKind[] {
  const { scopes } = provider.capabilities
  return (Object.keys(scopes) as RecordKind[]).filter((kind) => link.scopes.includes(scopes[kind]))
}

/** Profile and body measurements, as far as they were granted. */
function storePerson(links: Links, session: ProviderSession, link: Connection): Promise<void>[] {
  const { provider, database } = links
  const app = getApp(links)
  const profile = async () => {
    const record = await provider.profile(app, session)
    await asSeenBy(database, [link.user_id], (own) => storeProfile(own, link, record))
  }
  const body = async () => {
    const record = await provider.bodyMeasurement(app, session)
    await asSeenBy(database, [link.user_id], (own) => storeBodyMeasurement(own, link, record))
  }
  return [
    ...(link.scopes.includes('read:profile') ? [profile()] : []),
    ...(link.scopes.includes('read:body_measurement') ? [body()] : []),
  ]
}

/** The first failure ends the others, so that no request is made in vain; all have ended when this throws it. */
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
