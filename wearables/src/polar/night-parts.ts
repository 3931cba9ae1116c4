import type { CalendarDay } from '../calendar.ts'
import { asObject } from '../http/read-record.ts'
import type { TimeWindow } from '../provider.ts'
import type { ByDay } from './nights.ts'

/** For each night the day that it begins, with the beginning of the next one. */
export function daysOf(sleeps: ByDay, window: TimeWindow): unknown[] {
  const newestFirst = sorted(sleeps.keys())
  const parts = newestFirst.map((day, index) => {
    const { sleepResult } = asObject(sleeps.get(day)) ?? {}
    const next = newestFirst[index - 1]
    return { day, sleep: { sleepResult }, next_start: next === undefined ? null : (startOf(sleeps.get(next)) ?? null) }
  })
  return parts.filter(({ sleep }) => isWithin(sleep, window))
}

/** Each night with the breathing that Nightly Recharge measured. */
export function nightsOf(sleeps: ByDay, recharges: ByDay, window: TimeWindow): unknown[] {
  return sorted(sleeps.keys())
    .map((day) => ({ day, sleep: sleeps.get(day), recharge: recharges.get(day) ?? null }))
    .filter(({ sleep }) => isWithin(sleep, window))
}

/** Each morning that has a Nightly Recharge or a sleep score: either comes alone, too. */
export function morningsOf(sleeps: ByDay, recharges: ByDay, window: TimeWindow): unknown[] {
  return sorted(new Set([...sleeps.keys(), ...recharges.keys()]))
    .map((day) => ({ day, sleep: scoreOf(sleeps.get(day)), recharge: recharges.get(day) ?? null }))
    .filter(({ day, sleep }) => (sleep ? isWithin(sleep, window) : new Date(day) < window.end))
}

/** A morning is not interested in the stages of the night. */
function scoreOf(sleep: unknown): unknown {
  const { sleepEvaluation: _, ...rest } = asObject(sleep) ?? {}
  return sleep === undefined ? null : rest
}

const sorted = (days: Iterable<CalendarDay>) => [...days].sort().reverse()

/** The days asked for reach beyond the window. A night without a readable beginning is in, to be set aside by name. */
function isWithin(sleep: unknown, { end }: TimeWindow): boolean {
  const start = Date.parse(startOf(sleep) ?? '')
  return Number.isNaN(start) || start < end.getTime()
}

function startOf(sleep: unknown): string | undefined {
  const { sleepStart } = asObject(asObject(asObject(sleep)?.sleepResult)?.hypnogram) ?? {}
  return typeof sleepStart === 'string' ? sleepStart : undefined
}
