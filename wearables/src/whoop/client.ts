import { PROVIDER_LABELS } from '@corner/contract/constants/providers.ts'
import { realDeps } from '../call-deps.ts'
import { ProviderUnavailable } from '../failures.ts'
import { described, segment } from '../http/described.ts'
import { recordsOfList } from '../http/read-list.ts'
import { recordOrSetAside } from '../http/read-record.ts'
import { getJson } from '../http/request.ts'
import type { ProviderApp, ProviderSession, TimeWindow } from '../provider.ts'
import type { RecordKind, RecordKinds } from '../records.ts'
import { bodyMeasurementRecord, profileRecord } from './mapping.ts'
import { readRecord } from './read-record.ts'
import { PageReply } from './replies.ts'

const PAGE_SIZE = 25 // WHOOP's maximum; 26 is answered with 400
const LIST_PATHS: Record<RecordKind, string> = {
  cycle: '/v2/cycle',
  sleep: '/v2/activity/sleep',
  recovery: '/v2/recovery',
  workout: '/v2/activity/workout',
}

/**
 * WHOOP API v2 for one link. Every call throws the failures of `getJson`, and ProviderUnavailable for a reply in an
 * unknown shape. `findX` returns undefined for 404 (deleted, not yet visible, or a recovery that is not computed yet),
 * and 'unreadable' for a record that was passed to the session's `setAside`.
 */
export function whoopClient(app: ProviderApp, session: ProviderSession, deps = realDeps) {
  const caller = { label: PROVIDER_LABELS.whoop, app, session, deps }
  const get = async <T>(path: string, read: (raw: unknown) => T): Promise<T> => {
    const reply = await getJson(caller, path)
    if (reply === undefined) throw new ProviderUnavailable(`WHOOP answered 404 to ${path}`)
    return described(caller.label, path, () => read(reply))
  }
  const find = async <K extends RecordKind>(
    path: string,
    kind: K,
  ): Promise<RecordKinds[K] | 'unreadable' | undefined> => {
    const reply = await getJson(caller, path)
    if (reply === undefined) return undefined
    return recordOrSetAside(caller, path, readRecord(kind, reply, deps.now(), null)) ?? 'unreadable'
  }
  return {
    profile: () => get('/v2/user/profile/basic', profileRecord),
    bodyMeasurement: () => get('/v2/user/measurement/body', bodyMeasurementRecord),
    findCycle: async (cycleId: string) => find(`/v2/cycle/${segment(cycleId)}`, 'cycle'),
    findRecovery: async (cycleId: string) => find(`/v2/cycle/${segment(cycleId)}/recovery`, 'recovery'),
    findSleep: async (sleepId: string) => find(`/v2/activity/sleep/${segment(sleepId)}`, 'sleep'),
    findWorkout: async (workoutId: string) => find(`/v2/activity/workout/${segment(workoutId)}`, 'workout'),

    /**
     * The records that overlap the window, newest first, page by page. WHOOP selects recoveries by their sleep, so a
     * window that ends during a night includes the recovery of the next morning.
     * @throws CallUnavailable for a page of ten or more records of which none can be read
     */
    async *pages<K extends RecordKind>(kind: K, window: TimeWindow): AsyncGenerator<RecordKinds[K][]> {
      const query = new URLSearchParams({
        limit: String(PAGE_SIZE),
        start: window.start.toISOString(),
        end: window.end.toISOString(),
      })
      const path = LIST_PATHS[kind]
      const seen = new Set<string>()
      for (;;) {
        const page = await get(`${path}?${query}`, (raw) => PageReply.parse(raw))
        yield recordsOfList(caller, path, page.records, (raw, position) => readRecord(kind, raw, deps.now(), position))
        const next = page.next_token
        if (!next) return
        if (seen.has(next)) throw new ProviderUnavailable(`WHOOP repeats a page of ${path}`)
        seen.add(next)
        query.set('nextToken', next)
      }
    },
  }
}
