import type { Caller } from '../http/caller.ts'
import { asObject } from '../http/read-record.ts'
import type { RecordKind } from '../records.ts'
import { byDay, byDayIfGranted, documentsOf } from './documents.ts'
import { dayEnd, isNoSleep, mainNights } from './nights.ts'
import type { Slice } from './slices.ts'

/** Series and drawings of a night: long, and no part of a day or a recovery. */
const SERIES = /^(heart_rate|hrv|readiness|(app_)?sleep_phase_|movement_)/

/** For each kind of record, what its mapping takes (mapping.ts), from the documents of these days. */
export const PARTS_OF: Record<RecordKind, (caller: Caller, days: Slice['days']) => Promise<unknown[]>> = {
  sleep: async (caller, days) => sleepParts(await documentsOf(caller, 'sleep', days)),
  cycle: async (caller, days) => {
    const [sleeps, activities] = await Promise.all([
      documentsOf(caller, 'sleep', days),
      byDay(caller, 'daily_activity', days),
    ])
    return cycleParts(sleeps, activities, caller.deps.now())
  },
  recovery: async (caller, days) => {
    const [sleeps, readiness, scores, spo2] = await Promise.all([
      documentsOf(caller, 'sleep', days),
      byDay(caller, 'daily_readiness', days),
      byDay(caller, 'daily_sleep', days),
      byDayIfGranted(caller, 'daily_spo2', days),
    ])
    return morningParts(sleeps, { readiness, scores, spo2 })
  },
  workout: (caller, days) => documentsOf(caller, 'workout', days),
}

export function sleepParts(documents: readonly unknown[]): unknown[] {
  const nightOf = new Map(mainNights(documents).map(({ reply }) => [reply.day, reply.id]))
  return documents
    .filter((raw) => !isNoSleep(raw))
    .map((sleep) => ({ sleep, cycle_id: nightOf.get(String(asObject(sleep)?.day)) ?? null }))
}

export function cycleParts(
  sleeps: readonly unknown[],
  activities: ReadonlyMap<unknown, unknown>,
  now: Date,
): unknown[] {
  const nights = mainNights(sleeps)
  return nights.map((night, index) => ({
    sleep: outline(night.raw),
    ends: dayEnd(night, nights[index + 1], now)?.toISOString() ?? null,
    activity: energyOf(activities.get(night.reply.day)),
  }))
}

type ByDay = ReadonlyMap<unknown, unknown>

export function morningParts(
  sleeps: readonly unknown[],
  { readiness, scores, spo2 }: { readiness: ByDay; scores: ByDay; spo2: ByDay },
): unknown[] {
  return mainNights(sleeps).map(({ raw, reply: { day } }) => ({
    sleep: outline(raw),
    readiness: readiness.get(day),
    daily_sleep: scores.get(day),
    spo2: spo2.get(day),
  }))
}

/** Of a day's activity only its energy becomes part of a record. */
function energyOf(activity: unknown): unknown {
  const { id, day, total_calories } = asObject(activity) ?? {}
  return total_calories === undefined ? null : { id, day, total_calories }
}

function outline(sleep: unknown): unknown {
  return Object.fromEntries(Object.entries(asObject(sleep) ?? {}).filter(([field]) => !SERIES.test(field)))
}
