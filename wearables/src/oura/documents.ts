import { CallUnavailable, ProviderUnauthorized, ProviderUnavailable } from '../failures.ts'
import type { Caller } from '../http/caller.ts'
import { described } from '../http/described.ts'
import { asObject } from '../http/read-record.ts'
import { getJson } from '../http/request.ts'
import { PageReply } from './replies.ts'
import type { Slice } from './slices.ts'

export type Collection = 'sleep' | 'daily_readiness' | 'daily_sleep' | 'daily_spo2' | 'daily_activity' | 'workout'

export const pathOf = (collection: Collection) => `/v2/usercollection/${collection}`

/** Every document of a collection in these days, page after page. @throws as `getJson`; half a list is none */
export async function documentsOf(caller: Caller, collection: Collection, days: Slice['days']): Promise<unknown[]> {
  const path = pathOf(collection)
  const query = new URLSearchParams(days)
  const seen = new Set<string>()
  const documents: unknown[] = []
  for (;;) {
    const reply = await getJson(caller, `${path}?${query}`)
    if (reply === undefined) throw new ProviderUnavailable(`${caller.label} answered 404 to ${path}`)
    const page = described(caller.label, path, () => PageReply.parse(reply))
    documents.push(...page.data)
    const next = page.next_token
    if (!next) return documents
    if (seen.has(next)) throw new ProviderUnavailable(`${caller.label} repeats a page of ${path}`)
    seen.add(next)
    query.set('next_token', next)
  }
}

/** The documents of a collection by their day; the newest of two. */
export async function byDay(caller: Caller, collection: Collection, days: Slice['days']) {
  const documents = await documentsOf(caller, collection, days)
  return new Map(documents.map((document) => [asObject(document)?.day, document]))
}

/** As `byDay`; none where the athlete did not grant the scope, or wears a ring without that sensor. */
export async function byDayIfGranted(...[caller, collection, days]: Parameters<typeof byDay>) {
  try {
    return await byDay({ ...caller, optional: true }, collection, days)
  } catch (error) {
    if (error instanceof CallUnavailable || error instanceof ProviderUnauthorized) return new Map<unknown, unknown>()
    throw error
  }
}
