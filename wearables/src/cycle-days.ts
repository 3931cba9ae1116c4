import { type CalendarDay, localDay, nextDay, wakeDay } from './calendar.ts'
import type { CycleRecord, SleepRecord } from './records.ts'

type DatedCycle = Pick<CycleRecord, 'provider_id' | 'start_at' | 'end_at' | 'timezone_offset'>
type DatedSleep = Pick<SleepRecord, 'cycle_id' | 'start_at' | 'end_at' | 'timezone_offset' | 'nap'>

/**
 * The `date` of each cycle, and with it of its recovery and strain (docs/reference/records.md#dates): the wake day of its main
 * sleep. A cycle without one takes the local day of its start, moved to the next day if another cycle has that; it moves one day
 * only, for a date further on would lie outside the cycle. Two slept cycles keep their wake days even if equal (in 1,630 never
 * seen).
 * @param cycles one athlete's from one provider, in any order; give the neighbours too, for they decide which days are taken
 * @param sleeps of the same athlete and time; naps may be among them. One without `cycle_id` counts for the cycle it began in
 * @returns by the cycle's `provider_id`, one entry for each cycle
 */
export function cycleDays(
  cycles: readonly DatedCycle[],
  sleeps: readonly DatedSleep[],
): ReadonlyMap<string, CalendarDay> {
  const days = new Map<string, CalendarDay>()
  for (const [cycleId, sleep] of mainSleeps(cycles, sleeps)) days.set(cycleId, wakeDay(sleep))
  const taken = new Set(days.values())
  for (const cycle of cycles.filter(({ provider_id }) => !days.has(provider_id)).sort(byStart)) {
    const start = startDay(cycle)
    const day = taken.has(start) ? nextDay(start) : start
    days.set(cycle.provider_id, day)
    taken.add(day)
  }
  return days
}

/**
 * Which days the dating of one stretch of time does not hang on across: on which a slept cycle has its wake day, or no cycle
 * without a sleep begins. Any other day is taken or free by what stands on the day before it, and that by the day before that, so
 * whoever dates a part of an athlete's cycles reads them from a settled day on, and the cycles up to a settled day after.
 * @param cycles those that begin on the days that are asked about, and those that may have slept until then
 * @param sleeps of the same time
 */
export function settledDays(
  cycles: readonly DatedCycle[],
  sleeps: readonly DatedSleep[],
): (day: CalendarDay) => boolean {
  const main = mainSleeps(cycles, sleeps)
  const slept = new Set([...main.values()].map(wakeDay))
  const unslept = new Set(cycles.filter(({ provider_id }) => !main.has(provider_id)).map(startDay))
  return (day) => slept.has(day) || !unslept.has(day)
}

/** The local day on which a cycle begins. */
export function startDay({ start_at, timezone_offset }: DatedCycle): CalendarDay {
  return localDay(start_at, timezone_offset)
}

/** The longest sleep of each cycle that is no nap; of two as long the earlier one. Cycles without are not in it. */
function mainSleeps(cycles: readonly DatedCycle[], sleeps: readonly DatedSleep[]): Map<string, DatedSleep> {
  const known = new Set(cycles.map(({ provider_id }) => provider_id))
  const cycleAt = cycleFinder(cycles)
  const main = new Map<string, DatedSleep>()
  for (const sleep of sleeps) {
    const cycleId = sleep.nap ? undefined : (sleep.cycle_id ?? cycleAt(sleep.start_at)?.provider_id)
    if (cycleId === undefined || !known.has(cycleId)) continue
    const rival = main.get(cycleId)
    if (!rival || length(sleep) > length(rival) || (length(sleep) === length(rival) && sleep.start_at < rival.start_at))
      main.set(cycleId, sleep)
  }
  return main
}

const length = (sleep: DatedSleep) => sleep.end_at.getTime() - sleep.start_at.getTime()

/** No cycle is longer: one that has no end by then is an old state of it. */
const LONGEST_CYCLE_MS = 48 * 3_600_000

/** Finds the cycle that a time lies in: of those that overlap, as while the end of one is on its way, the newest. */
function cycleFinder(cycles: readonly DatedCycle[]): (instant: Date) => DatedCycle | undefined {
  const byPeriod = Map.groupBy(cycles, ({ start_at }) => periodOf(start_at))
  return (instant) =>
    [periodOf(instant), periodOf(instant) - 1]
      .flatMap((period) => byPeriod.get(period) ?? [])
      .filter(
        ({ start_at, end_at }) =>
          start_at <= instant &&
          (end_at === null || instant < end_at) &&
          instant.getTime() - start_at.getTime() < LONGEST_CYCLE_MS,
      )
      .sort(byStart)
      .at(-1)
}

const periodOf = (instant: Date) => Math.floor(instant.getTime() / LONGEST_CYCLE_MS)

const byStart = (a: DatedCycle, b: DatedCycle) =>
  a.start_at.getTime() - b.start_at.getTime() || (a.provider_id < b.provider_id ? -1 : 1)
