import { type CalendarDay, localDay, nextDay, wakeDay } from './calendar.ts'
import type { CycleRecord, SleepRecord } from './records.ts'

type DatedCycle = Pick<CycleRecord, 'provider_id' | 'start_at' | 'end_at' | 'timezone_offset'>
type DatedSleep = Pick<SleepRecord, 'cycle_id' | 'start_at' | 'end_at' | 'timezone_offset' | 'nap'>

/**
 * The `date` of each cycle, and with it of its recovery and strain (design.md, "Dates"): the wake day of its main sleep.
 * A cycle without one takes the local day of its start, moved to the next day if another cycle has that; it moves one day only,
 * for a date further on would lie outside the cycle. Two slept cycles keep their wake days even if equal (in 1,630 never seen).
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
    const start = localDay(cycle.start_at, cycle.timezone_offset)
    const day = taken.has(start) ? nextDay(start) : start
    days.set(cycle.provider_id, day)
    taken.add(day)
  }
  return days
}

/** The longest sleep of each cycle that is no nap; of two as long the earlier one. Cycles without are not in it. */
function mainSleeps(cycles: readonly DatedCycle[], sleeps: readonly DatedSleep[]): Map<string, DatedSleep> {
  const known = new Set(cycles.map(({ provider_id }) => provider_id))
  const main = new Map<string, DatedSleep>()
  for (const sleep of sleeps) {
    const cycleId = sleep.nap ? undefined : (sleep.cycle_id ?? cycles.find(holdsStartOf(sleep))?.provider_id)
    if (cycleId === undefined || !known.has(cycleId)) continue
    const rival = main.get(cycleId)
    if (!rival || length(sleep) > length(rival) || (length(sleep) === length(rival) && sleep.start_at < rival.start_at))
      main.set(cycleId, sleep)
  }
  return main
}

const length = (sleep: DatedSleep) => sleep.end_at.getTime() - sleep.start_at.getTime()

const holdsStartOf = (sleep: DatedSleep) => (cycle: DatedCycle) =>
  cycle.start_at <= sleep.start_at && (cycle.end_at === null || sleep.start_at < cycle.end_at)

const byStart = (a: DatedCycle, b: DatedCycle) =>
  a.start_at.getTime() - b.start_at.getTime() || (a.provider_id < b.provider_id ? -1 : 1)
