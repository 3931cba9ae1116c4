import { ZodError, z } from 'zod'
import { realConditions } from '../conditions.ts'
import { CallUnavailable, ProviderUnavailable } from '../failures.ts'
import type { ProviderApp, ProviderSession, TimeWindow } from '../provider.ts'
import type { RecordKind, RecordKinds } from '../records.ts'
import { bodyMeasurementRecord, profileRecord } from './mapping.ts'
import { readRecord } from './read-record.ts'
import { PageReply } from './replies.ts'
import { getJson } from './request.ts'

const PAGE_SIZE = 25 // the most WHOOP gives; 26 is answered with 400
const LIST_PATHS: Record<RecordKind, string> = {
  cycle: '/v2/cycle',
  sleep: '/v2/activity/sleep',
  recovery: '/v2/recovery',
  workout: '/v2/activity/workout',
}

/** Fewer may all be odd by chance; a page of so many of which none can be read says that WHOOP speaks differently now. */
const TELLING_PAGE = 10

/**
 * WHOOP API v2 for one link. Every call throws the failures of `getJson`, and ProviderUnavailable for a reply that fits no description.
 * `findX` gives undefined for 404 (deleted meanwhile, not yet visible, or a recovery that is not yet made), and 'unreadable' for a
 * record that the session has set aside.
 */
export function whoopClient(app: ProviderApp, session: ProviderSession, conditions = realConditions) {
  const get = async <T>(path: string, read: (raw: unknown) => T): Promise<T> => {
    const reply = await getJson(app, session, path, conditions)
    if (reply === undefined) throw new ProviderUnavailable(`WHOOP answered 404 to ${path}`)
    return described(path, () => read(reply))
  }
  /** undefined: it cannot be read and was set aside. */
  const readOne = <K extends RecordKind>(path: string, kind: K, raw: unknown, position: number | null) => {
    const reading = readRecord(kind, raw, conditions.now(), position)
    if ('record' in reading) return reading.record
    const { field, problem } = reading.unreadable
    if (!session.setAside)
      throw new ProviderUnavailable(`WHOOP's reply to ${path} fits no description: ${problem} (${field})`)
    session.setAside(reading.unreadable)
    return undefined
  }
  const find = async <K extends RecordKind>(
    path: string,
    kind: K,
  ): Promise<RecordKinds[K] | 'unreadable' | undefined> => {
    const reply = await getJson(app, session, path, conditions)
    return reply === undefined ? undefined : (readOne(path, kind, reply, null) ?? 'unreadable')
  }
  return {
    profile: () => get('/v2/user/profile/basic', profileRecord),
    bodyMeasurement: () => get('/v2/user/measurement/body', bodyMeasurementRecord),
    findCycle: async (cycleId: string) => find(`/v2/cycle/${segment(cycleId)}`, 'cycle'),
    findRecovery: async (cycleId: string) => find(`/v2/cycle/${segment(cycleId)}/recovery`, 'recovery'),
    findSleep: async (sleepId: string) => find(`/v2/activity/sleep/${segment(sleepId)}`, 'sleep'),
    findWorkout: async (workoutId: string) => find(`/v2/activity/workout/${segment(workoutId)}`, 'workout'),

    /**
     * The records that lie in the window, those that only reach into it too; newest first, page after page.
     * Recoveries are chosen by their sleep, so a window ending on a night holds the recovery of the morning after.
     * @throws CallUnavailable for a page of ten or more records of which not one can be read
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
        const records = page.records.flatMap((raw, position) => readOne(path, kind, raw, position) ?? [])
        if (records.length === 0 && page.records.length >= TELLING_PAGE)
          throw new CallUnavailable(`Of a page of ${path} not one record can be read`)
        yield records
        const next = page.next_token
        if (!next) return
        if (seen.has(next)) throw new ProviderUnavailable(`WHOOP repeats a page of ${path}`)
        seen.add(next)
        query.set('nextToken', next)
      }
    },
  }
}

/** An id comes from a webhook, so it must not reach another path. */
function segment(id: string): string {
  if (/^\.*$/.test(id)) throw new RangeError('An id is neither empty nor dots')
  return encodeURIComponent(id)
}

function described<T>(path: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    if (!(cause instanceof ZodError)) throw cause
    throw new ProviderUnavailable(`WHOOP's reply to ${path} fits no description: ${z.prettifyError(cause)}`, { cause })
  }
}
