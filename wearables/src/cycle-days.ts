import { type CalendarDay, localDay, nextDay, wakeDay } from './calendar.ts'
import type { CycleRecord, SleepRecord } from './records.ts'

type DatedCycle = Pick<CycleRecord, 'provider_id' | 'start_at' | 'end_at' | 'timezone_offset'>
type DatedSleep = Pick<SleepRecord, 'cycle_id' | 'start_at' | 'end_at' | 'timezone_offset' | 'nap'>

/**
 * The `date` of each cycle, and so of its recovery and strain (docs/reference/records.md#dates): the wake day of its main
 * sleep. A cycle without a sleep gets the local day of its start, or the next day if another cycle has that one; never
 * later, because such a date would lie outside the cycle. Two cycles with a sleep keep their wake days even if these are
 * equal (not seen in 1,630 cycles).
 * @param cycles one athlete's cycles from one provider, in any order, neighbours included: they decide which days are
 * taken
 * @param sleeps of the same athlete and time, naps allowed. A sleep without `cycle_id` counts for the cycle in which it
 * began
 * @returns a day for each cycle, by its `provider_id`
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
 * The days at which a stretch of cycles can be cut and dated on its own. On such a day either a cycle with a sleep has
 * its wake day, or no cycle without a sleep begins. The date of a cycle that begins on any other day depends on the
 * cycles of the day before. So whoever dates part of an athlete's cycles reads them from one settled day to another.
 * @param cycles those that begin on the days in question, and earlier ones whose sleep may end on them
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

/**
 * The longest sleep of each cycle that is not a nap; the earlier of two equally long ones. Cycles without a sleep are
 * missing.
 */
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

/** No cycle lasts longer: an open cycle that is older has ended, and its update has not arrived yet. */
const LONGEST_CYCLE_MS = 48 * 3_600_000

/**
 * Finds the cycle that contains an instant. Cycles overlap while the update with the end of one is still missing: then it
 * is the newest.
 */
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
