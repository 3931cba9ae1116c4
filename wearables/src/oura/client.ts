import { PROVIDER_LABELS } from '@corner/contract/constants/providers.ts'
import { realDeps } from '../call-deps.ts'
import { ProviderUnavailable } from '../failures.ts'
import type { Caller } from '../http/caller.ts'
import { described } from '../http/described.ts'
import { recordsOfList } from '../http/read-list.ts'
import { asObject, readRecordOf } from '../http/read-record.ts'
import { getJson } from '../http/request.ts'
import type { ProviderApp, ProviderSession, TimeWindow } from '../provider.ts'
import type { RecordKind, RecordKinds } from '../records.ts'
import { bodyMeasurementRecord, profileRecord, RECORD_OF } from './mapping.ts'
import { PARTS_OF } from './parts.ts'
import { slicesOf } from './slices.ts'

const PERSON_PATH = '/v2/usercollection/personal_info'

/** Oura API v2 for one link. Every call throws the failures of `getJson`, and ProviderUnavailable for a reply in an unknown shape. */
export function ouraClient(app: ProviderApp, session: ProviderSession, deps = realDeps) {
  const caller: Caller = { label: PROVIDER_LABELS.oura, app, session, deps }
  const person = async <T>(read: (raw: unknown) => T): Promise<T> => {
    const reply = await getJson(caller, PERSON_PATH)
    if (reply === undefined) throw new ProviderUnavailable(`${caller.label} answered 404 to ${PERSON_PATH}`)
    return described(caller.label, PERSON_PATH, () => read(reply))
  }
  return {
    profile: () => person(profileRecord),
    bodyMeasurement: () => person(bodyMeasurementRecord),

    /**
     * The records that overlap the window, newest first: a page for each two months.
     * @throws CallUnavailable for ten or more records of which none can be read
     */
    async *pages<K extends RecordKind>(kind: K, window: TimeWindow): AsyncGenerator<RecordKinds[K][]> {
      for (const slice of slicesOf(window)) {
        const parts = await PARTS_OF[kind](caller, slice.days)
        const records = readParts(caller, kind, parts).filter(isIn(kind, slice, window))
        yield records.sort((a, b) => startOf(kind, b) - startOf(kind, a))
      }
    },
  }
}

/** Those that can be read; the others go to the session's `setAside`. @throws CallUnavailable, ProviderUnavailable */
export function readParts<K extends RecordKind>(caller: Caller, kind: K, parts: readonly unknown[]): RecordKinds[K][] {
  const receivedAt = caller.deps.now()
  return recordsOfList(caller, kind, parts, (raw, position) =>
    readRecordOf({ kind, raw, read: RECORD_OF[kind], idOf, receivedAt, position }),
  )
}

/** A record belongs to the slice in which it began; the oldest slice has those, too, that began before the window. */
function isIn<K extends RecordKind>(kind: K, slice: TimeWindow, window: TimeWindow) {
  const isOldest = slice.start.getTime() === window.start.getTime()
  return (record: RecordKinds[K]) => {
    const start = startOf(kind, record)
    if (start >= slice.end.getTime()) return false
    return start >= slice.start.getTime() || (isOldest && endOf(kind, record) > window.start.getTime())
  }
}

interface Times {
  start_at: Date
  end_at: Date | null
}

/** A recovery has the times of its sleep. */
function timesOf(kind: RecordKind, record: RecordKinds[RecordKind]): Times {
  return kind === 'recovery' ? RECORD_OF.sleep({ cycle_id: null, ...asObject(record.raw) }) : (record as Times)
}

const startOf = (kind: RecordKind, record: RecordKinds[RecordKind]) => timesOf(kind, record).start_at.getTime()
const endOf = (kind: RecordKind, record: RecordKinds[RecordKind]) =>
  timesOf(kind, record).end_at?.getTime() ?? Number.POSITIVE_INFINITY

/** Of a record that cannot be read: the id of its sleep, or its own. */
function idOf(raw: unknown): string | null {
  const parts = asObject(raw)
  const id = asObject(parts?.sleep ?? raw)?.id
  return typeof id === 'string' && id !== '' ? id : null
}
