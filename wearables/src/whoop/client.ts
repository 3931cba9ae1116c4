import { ZodError, z } from 'zod'
import { realConditions } from '../conditions.ts'
import { ProviderUnavailable } from '../failures.ts'
import type { ProviderApp, ProviderSession, TimeWindow } from '../provider.ts'
import type { CycleRecord, RecordKind, RecordKinds, RecoveryRecord, SleepRecord, WorkoutRecord } from '../records.ts'
import {
  bodyMeasurementRecord,
  cycleRecord,
  profileRecord,
  RECORD_OF,
  recoveryRecord,
  sleepRecord,
  workoutRecord,
} from './mapping.ts'
import { PageReply } from './replies.ts'
import { getJson } from './request.ts'

const PAGE_SIZE = 25 // the most WHOOP gives; 26 is answered with 400
const LIST_PATHS: Record<RecordKind, string> = {
  cycle: '/v2/cycle',
  sleep: '/v2/activity/sleep',
  recovery: '/v2/recovery',
  workout: '/v2/activity/workout',
}

/**
 * WHOOP API v2 for one link. Every call throws the failures of `getJson`, and ProviderUnavailable for a reply that fits no description.
 * `findX` gives undefined for 404: deleted meanwhile, not yet visible, or (a recovery) not yet made.
 */
export function whoopClient(app: ProviderApp, session: ProviderSession, conditions = realConditions) {
  const find = async <T>(path: string, read: (raw: unknown) => T): Promise<T | undefined> => {
    const reply = await getJson(app, session, path, conditions)
    return reply === undefined ? undefined : described(path, () => read(reply))
  }
  const get = async <T>(path: string, read: (raw: unknown) => T): Promise<T> => {
    const found = await find(path, read)
    if (found === undefined) throw new ProviderUnavailable(`WHOOP answered 404 to ${path}`)
    return found
  }
  return {
    profile: () => get('/v2/user/profile/basic', profileRecord),
    bodyMeasurement: () => get('/v2/user/measurement/body', bodyMeasurementRecord),
    findCycle: async (cycleId: string): Promise<CycleRecord | undefined> =>
      find(`/v2/cycle/${segment(cycleId)}`, cycleRecord),
    findRecovery: async (cycleId: string): Promise<RecoveryRecord | undefined> =>
      find(`/v2/cycle/${segment(cycleId)}/recovery`, recoveryRecord),
    findSleep: async (sleepId: string): Promise<SleepRecord | undefined> =>
      find(`/v2/activity/sleep/${segment(sleepId)}`, sleepRecord),
    findWorkout: async (workoutId: string): Promise<WorkoutRecord | undefined> =>
      find(`/v2/activity/workout/${segment(workoutId)}`, workoutRecord),

    /**
     * The records that lie in the window, those that only reach into it too; newest first, page after page.
     * Recoveries are chosen by their sleep, so a window ending on a night holds the recovery of the morning after.
     */
    async *pages<K extends RecordKind>(kind: K, window: TimeWindow): AsyncGenerator<RecordKinds[K][]> {
      const query = new URLSearchParams({
        limit: String(PAGE_SIZE),
        start: window.start.toISOString(),
        end: window.end.toISOString(),
      })
      const seen = new Set<string>()
      for (;;) {
        const page = await get(`${LIST_PATHS[kind]}?${query}`, (raw) => PageReply.parse(raw))
        yield described(LIST_PATHS[kind], () => page.records.map((raw) => RECORD_OF[kind](raw)))
        const next = page.next_token
        if (!next) return
        if (seen.has(next)) throw new ProviderUnavailable(`WHOOP repeats a page of ${LIST_PATHS[kind]}`)
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
