import { PROVIDER_LABELS } from '@corner/contract/constants/providers.ts'
import { realDeps } from '../call-deps.ts'
import { CallUnavailable, ProviderUnauthorized, ProviderUnavailable } from '../failures.ts'
import { described, segment } from '../http/described.ts'
import { recordsOfList } from '../http/read-list.ts'
import { recordOrSetAside } from '../http/read-record.ts'
import { getJson } from '../http/request.ts'
import type { ProviderApp, ProviderSession, TimeWindow } from '../provider.ts'
import type { RecordKind, RecordKinds } from '../records.ts'
import { isTimeZone, NO_ZONE } from '../time-zones.ts'
import { daysOf, type Span, spansOf } from './day-spans.ts'
import { isMeasured, profileRecord } from './mapping.ts'
import { API_PATHS } from './paths.ts'
import { only, readRecord } from './read-record.ts'
import { ACTIVITY_FIELDS, isWithheld, ListReply, ProfileReply, WELLNESS_FIELDS } from './replies.ts'
import { openShared } from './shared-calls.ts'

/** What Intervals.icu gives as lists. */
type Listed = Exclude<RecordKind, 'sleep'>

/**
 * Intervals.icu's API for one link. Every call throws the failures of `getJson`, and ProviderUnavailable for a reply in an
 * unknown shape.
 */
export function intervalsClient(app: ProviderApp, session: ProviderSession, deps = realDeps) {
  const caller = { label: PROVIDER_LABELS.intervals, app, session, deps }
  const shared = openShared(session)
  const get = async <T>(path: string, read: (raw: unknown) => T, optional = false): Promise<T> => {
    const reply = await getJson({ ...caller, optional }, path)
    if (reply === undefined) throw new ProviderUnavailable(`${caller.label} answered 404 to ${path}`)
    return described(caller.label, path, () => read(reply))
  }

  /** The zone whose days the athlete's days are. A token that may not read the profile leaves them without one. */
  const timezone = () =>
    shared('timezone', async () => {
      try {
        const { athlete } = await get(API_PATHS.profile, (raw) => ProfileReply.parse(raw), true)
        return athlete.timezone && isTimeZone(athlete.timezone) ? athlete.timezone : NO_ZONE
      } catch (error) {
        if (error instanceof CallUnavailable || error instanceof ProviderUnauthorized) return NO_ZONE
        throw error
      }
    })

  /** What is stored of the days of a span; the list of cycles and that of recoveries are read from one reply. */
  const wellness = (span: Span) =>
    shared(`wellness ${span.oldest} ${span.newest}`, async () => {
      const zone = await timezone()
      const query = new URLSearchParams({ ...span, fields: WELLNESS_FIELDS.join(',') })
      const days = await get(`${API_PATHS.wellness}?${query}`, (raw) => ListReply.parse(raw))
      return days.map((day) => ({ wellness: only(WELLNESS_FIELDS, day), timezone: zone })).filter(isMeasured)
    })
  const activities = async ({ oldest, newest }: Span) => {
    const query = new URLSearchParams({
      oldest: `${oldest}T00:00:00`,
      newest: `${newest}T23:59:59`,
      fields: ACTIVITY_FIELDS.join(','),
    })
    const list = await get(`${API_PATHS.activities}?${query}`, (raw) => ListReply.parse(raw))
    return list.filter((activity) => !isWithheld(activity)).map((activity) => only(ACTIVITY_FIELDS, activity))
  }

  const readAll = <K extends Listed>(path: string, kind: K, list: readonly unknown[]): RecordKinds[K][] =>
    recordsOfList(caller, path, list, (raw, position) => readRecord(kind, raw, deps.now(), position))

  return {
    profile: () => get(API_PATHS.profile, profileRecord),

    /** The cycle and recovery of one day, empty where nothing is measured. */
    async findDay(date: string): Promise<{ cycles: RecordKinds['cycle'][]; recoveries: RecordKinds['recovery'][] }> {
      const days = await wellness({ oldest: date, newest: date })
      return {
        cycles: readAll(API_PATHS.wellness, 'cycle', days),
        recoveries: readAll(API_PATHS.wellness, 'recovery', days),
      }
    },

    /** undefined: 404, or withheld; 'unreadable': it was passed to the session's `setAside`. */
    async findWorkout(id: string): Promise<RecordKinds['workout'] | 'unreadable' | undefined> {
      const path = `${API_PATHS.activity}/${segment(id)}`
      const reply = await getJson(caller, path)
      if (reply === undefined || isWithheld(reply)) return undefined
      const raw = only(ACTIVITY_FIELDS, reply)
      return recordOrSetAside(caller, path, readRecord('workout', raw, deps.now(), null)) ?? 'unreadable'
    },

    /**
     * The records of the days that the window touches, newest days first; a page is a span of days.
     * @throws CallUnavailable for a list of ten or more records of which none can be read
     */
    async *pages<K extends RecordKind>(kind: K, window: TimeWindow): AsyncGenerator<RecordKinds[K][]> {
      if (kind === 'sleep') return
      for (const span of spansOf(daysOf(window, kind === 'workout' ? NO_ZONE : await timezone()))) {
        const [path, list] =
          kind === 'workout'
            ? [API_PATHS.activities, await activities(span)]
            : [API_PATHS.wellness, await wellness(span)]
        yield readAll(path, kind as Exclude<K, 'sleep'> & Listed, list) as RecordKinds[K][]
      }
    },
  }
}
