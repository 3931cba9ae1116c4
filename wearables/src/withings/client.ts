import { PROVIDER_LABELS } from '@corner/contract/constants/providers.ts'
import { z } from 'zod'
import { realDeps } from '../call-deps.ts'
import { ProviderUnavailable } from '../failures.ts'
import type { Caller } from '../http/caller.ts'
import { described } from '../http/described.ts'
import { recordsOfList } from '../http/read-list.ts'
import { asObject, readRecordOf } from '../http/read-record.ts'
import { postForm } from '../http/request.ts'
import type { ProviderApp, ProviderSession, TimeWindow } from '../provider.ts'
import type { RecordKind, RecordKinds } from '../records.ts'
import { BODY_TYPES, bodyMeasurementRecord } from './body.ts'
import { cycleRecord, recoveryRecord, sleepRecord } from './mapping.ts'
import { DATA_FIELDS, daysOf, type KeptNight, keptNights } from './nights.ts'
import { bodyOf, httpStatusOf } from './statuses.ts'

const SLEEP_PATH = '/v2/sleep'
const MEASURE_PATH = '/measure'
const DAY_MS = 86_400_000
/** More pages than that of one window are a fault of the answer. */
const MOST_PAGES = 100

const SleepReply = z.object({
  series: z.array(z.unknown()),
  more: z.union([z.boolean(), z.number()]).nullish(),
  offset: z.number().nullish(),
})

/** Of each window, for as long as its sync lasts: three kinds of records are made of it. */
const fetched = new WeakMap<ProviderSession, Map<string, Promise<KeptNight[]>>>()

type Listed = Exclude<RecordKind, 'workout'>
const RECORD_OF: { [K in Listed]: (raw: unknown) => RecordKinds[K] } = {
  cycle: cycleRecord,
  sleep: sleepRecord,
  recovery: recoveryRecord,
}

/** Withings for one link. Every call throws the failures of `postForm`, and ProviderUnavailable for a reply in an unknown shape. */
export function withingsClient(app: ProviderApp, session: ProviderSession, deps = realDeps) {
  const caller: Caller = { label: PROVIDER_LABELS.withings, app, session, deps, statusOf: httpStatusOf }

  async function ask<T>(path: string, form: Record<string, string>, read: (body: unknown) => T): Promise<T> {
    const reply = await postForm(caller, path, form)
    return described(caller.label, path, () => read(bodyOf(reply)))
  }

  function nights(window: TimeWindow): Promise<KeptNight[]> {
    const key = `${window.start.toISOString()} ${window.end.toISOString()}`
    const known = fetched.get(session) ?? new Map<string, Promise<KeptNight[]>>()
    const found = known.get(key) ?? fetchNights(window)
    fetched.set(session, known.set(key, found))
    return found
  }

  /** A day more on each side: the days of the request are the athlete's. */
  async function fetchNights(window: TimeWindow): Promise<KeptNight[]> {
    const days = {
      startdateymd: utcDay(window.start.getTime() - DAY_MS),
      enddateymd: utcDay(window.end.getTime() + DAY_MS),
    }
    const series: unknown[] = []
    let offset = 0
    for (let page = 1; page <= MOST_PAGES; page++) {
      const form = { action: 'getsummary', ...days, data_fields: DATA_FIELDS.join(','), offset: String(offset) }
      const reply = await ask(SLEEP_PATH, form, (body) => SleepReply.parse(body))
      series.push(...reply.series)
      if (!reply.more) return keptNights(series, window)
      offset = reply.offset ?? 0
    }
    throw new ProviderUnavailable(`${caller.label} does not come to an end with ${SLEEP_PATH}`)
  }

  async function partsOf(kind: Listed, window: TimeWindow): Promise<readonly unknown[]> {
    const all = await nights(window)
    if (kind === 'cycle') return daysOf(all)
    return kind === 'sleep' ? all : all.filter(({ nap }) => !nap)
  }

  async function readAll<K extends Listed>(kind: K, window: TimeWindow): Promise<RecordKinds[K][]> {
    const parts = await partsOf(kind, window)
    const receivedAt = deps.now()
    return recordsOfList<K>(caller, `the list of ${kind}s`, parts, (raw, position) =>
      readRecordOf<K>({ kind, raw, read: RECORD_OF[kind], idOf, receivedAt, position }),
    )
  }

  return {
    bodyMeasurement: () =>
      ask(MEASURE_PATH, { action: 'getmeas', meastypes: BODY_TYPES, category: '1' }, bodyMeasurementRecord),

    /**
     * The records of the window in one page, newest first.
     * @throws CallUnavailable for ten or more records of which none can be read
     */
    async *pages<K extends RecordKind>(kind: K, window: TimeWindow): AsyncGenerator<RecordKinds[K][]> {
      if (isListed(kind)) yield (await readAll(kind, window)) as RecordKinds[K][]
    },
  }
}

const isListed = (kind: RecordKind): kind is Listed => kind in RECORD_OF

function idOf(raw: unknown): string | null {
  const id = asObject(asObject(raw)?.night)?.id
  return typeof id === 'number' || typeof id === 'string' ? String(id) : null
}

const utcDay = (instantMs: number) => new Date(instantMs).toISOString().slice(0, 10)
