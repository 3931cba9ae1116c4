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
import { daysOfWindow } from './days.ts'
import { keptAccount } from './kept-fields.ts'
import { RECORD_OF } from './mapping.ts'
import { daysOf, morningsOf, nightsOf } from './night-parts.ts'
import { fetchRecharges, fetchSleeps } from './nights.ts'
import { accountOffsetMinutes, bodyMeasurementRecord, profileRecord } from './person-mapping.ts'
import { readPolarRate } from './rate-headers.ts'
import { fetchSessions } from './sessions.ts'
import { orElse, type SharedList, sharedList } from './shared-list.ts'
import type { SportNames } from './sports.ts'

const ACCOUNT_PATH = '/user/account-data'

/** What three kinds of records are made of. */
type Nights = Record<'sleeps' | 'recharges', SharedList>

/** Of each window, for as long as its sync lasts. */
const fetched = new WeakMap<ProviderSession, Map<string, Nights>>()

/**
 * Polar AccessLink v4 for one link. Every call throws the failures of `getJson`, and ProviderUnavailable for a reply in an
 * unknown shape.
 */
export function polarClient(app: ProviderApp, session: ProviderSession, sports: SportNames, deps = realDeps) {
  const caller: Caller = { label: PROVIDER_LABELS.polar, app, session, deps, readRate: readPolarRate }

  async function account<T>(read: (raw: unknown) => T, optional = false): Promise<T> {
    const reply = await getJson({ ...caller, optional }, ACCOUNT_PATH)
    if (reply === undefined) throw new ProviderUnavailable(`Polar answered nothing to ${ACCOUNT_PATH}`)
    return described(caller.label, ACCOUNT_PATH, () => read(keptAccount(reply)))
  }

  function nights(window: TimeWindow): Nights {
    const range = daysOfWindow(window, deps.now())
    const key = `${range.from} ${range.until}`
    const known = fetched.get(session) ?? new Map<string, Nights>()
    const found = known.get(key) ?? {
      sleeps: sharedList((optional) => fetchSleeps({ ...caller, optional }, range)),
      recharges: sharedList((optional) => fetchRecharges({ ...caller, optional }, range)),
    }
    fetched.set(session, known.set(key, found))
    return found
  }

  async function workouts(window: TimeWindow): Promise<unknown[]> {
    const sessions = await fetchSessions(caller, daysOfWindow(window, deps.now()))
    if (sessions.length === 0) return []
    const names = await sports({ ...caller, optional: true })
    const isPlaced = sessions.every((each) => asObject(each)?.timezoneOffsetMinutes != null)
    const account_offset_minutes = isPlaced ? null : await orElse(account(accountOffsetMinutes, true), null)
    return sessions.map((each) => {
      const sport = names.get(String(asObject(asObject(each)?.sport)?.id)) ?? null
      return { session: each, sport, account_offset_minutes }
    })
  }

  /** The parts of the replies that become records of a kind, newest first. */
  async function partsOf(kind: RecordKind, window: TimeWindow): Promise<unknown[]> {
    if (kind === 'workout') return workouts(window)
    const { sleeps, recharges } = nights(window)
    if (kind === 'cycle') return daysOf(await sleeps.must(), window)
    if (kind === 'sleep') return nightsOf(await sleeps.must(), await recharges.orNone(), window)
    return morningsOf(await sleeps.orNone(), await recharges.must(), window)
  }

  return {
    profile: () => account(profileRecord),
    bodyMeasurement: () => account(bodyMeasurementRecord),

    /**
     * The records of the window in one page, newest first: Polar lists days, and has no pages.
     * @throws CallUnavailable for ten or more records of which none can be read
     */
    async *pages<K extends RecordKind>(kind: K, window: TimeWindow): AsyncGenerator<RecordKinds[K][]> {
      const parts = await partsOf(kind, window)
      const receivedAt = deps.now()
      yield recordsOfList(caller, `the list of ${kind}s`, parts, (raw, position) =>
        readRecordOf({ kind, raw, read: RECORD_OF[kind], idOf, receivedAt, position }),
      )
    },
  }
}

function idOf(raw: unknown): string | null {
  const { day, session } = asObject(raw) ?? {}
  if (typeof day === 'string') return `day:${day}`
  const id = asObject(asObject(session)?.identifier)?.id
  return typeof id === 'string' && id !== '' ? id : null
}
