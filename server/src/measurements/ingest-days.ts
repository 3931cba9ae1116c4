import { addDays } from '@corner/analytics/days/calendar.ts'
import { type CalendarDay, localDay, wakeDay } from '@corner/wearables/calendar.ts'
import { cycleDays, settledDays, startDay } from '@corner/wearables/cycle-days.ts'
import type { CycleRecord, RecordBatch, SleepRecord } from '@corner/wearables/records.ts'
import type { Dated } from './ingest-upsert.ts'

/** What decides days: stored cycles and sleeps around a batch. */
export interface Neighbours {
  cycles: Pick<CycleRecord, 'provider_id' | 'updated_at' | 'start_at' | 'end_at' | 'timezone_offset'>[]
  sleeps: Pick<
    SleepRecord,
    'provider_id' | 'updated_at' | 'cycle_id' | 'start_at' | 'end_at' | 'timezone_offset' | 'nap'
  >[]
}

interface Span {
  from: Date
  to: Date
}

const DAY_MS = 86_400_000
/** A record decides the day of the cycles that touch it; no cycle is longer than this. */
const TOUCHED_MS = 2 * DAY_MS
/**
 * How far the neighbours are read on each side, until a settled day is among them (cycle-days.ts): the first is enough wherever
 * there is a sleep. After a break longer than the last one, the nightly check corrects the dates.
 */
const READ_MS = [6 * DAY_MS, 20 * DAY_MS, 62 * DAY_MS] as const
/** A cycle, or the sleep that dates it, may be outside the range if it is closer to the edge than this. */
const EDGE_MS = 3.5 * DAY_MS
/** Time zones range from 12 hours behind UTC to 14 hours ahead. */
const [EARLIEST_CLOCK, LATEST_CLOCK] = ['-12:00', '+14:00']

/**
 * The day of every cycle whose day a change may affect, from the batch and its stored neighbours together
 * (docs/reference/records.md#dates): the same as if all of the athlete's cycles were dated at once, whatever arrived first.
 * @param changed what was added, changed or removed; without cycles and sleeps nothing is affected
 * @param given the part of it that exists now and may not be stored yet
 * @param read the stored cycles and sleeps that begin in a span; called more than once only where nights have no sleep
 */
export async function daysAround(
  changed: { cycles: readonly { start_at: Date }[]; sleeps: readonly { start_at: Date }[] },
  given: Pick<RecordBatch, 'cycles' | 'sleeps'>,
  read: (span: Span) => Promise<Neighbours>,
): Promise<Map<string, CalendarDay>> {
  const touched = touchedSpan([...changed.cycles, ...changed.sleeps])
  if (!touched) return new Map()
  const firstDay = localDay(touched.from, EARLIEST_CLOCK)
  const lastDay = localDay(touched.to, LATEST_CLOCK)
  let [back, ahead] = [0, 0]
  for (;;) {
    const span = {
      from: new Date(touched.from.getTime() - (READ_MS[back] ?? 0)),
      to: new Date(touched.to.getTime() + (READ_MS[ahead] ?? 0)),
    }
    const stored = await read(span)
    const cycles = newestOfBoth<Neighbours['cycles'][number]>(given.cycles, stored.cycles)
    const sleeps = newestOfBoth<Neighbours['sleeps'][number]>(given.sleeps, stored.sleeps)
    const isSettled = settledDays(cycles, sleeps)
    const known = daysWellWithin(span)
    const before = known.findLast((day) => day < firstDay && isSettled(day))
    const after = known.find((day) => day > lastDay && isSettled(day))
    const [backMost, aheadMost] = [back === READ_MS.length - 1, ahead === READ_MS.length - 1]
    if ((before || backMost) && (after || aheadMost)) {
      const [from, until] = [before ?? addDays(firstDay, -1), after ?? known.at(-1) ?? lastDay]
      return daysBetween(cycleDays(cycles, sleeps), cycles, from, until)
    }
    if (!before && !backMost) back += 1
    if (!after && !aheadMost) ahead += 1
  }
}

function touchedSpan(records: readonly { start_at: Date }[]): Span | undefined {
  const starts = records.map(({ start_at }) => start_at.getTime())
  if (starts.length === 0) return undefined
  const first = starts.reduce((a, b) => Math.min(a, b))
  const last = starts.reduce((a, b) => Math.max(a, b))
  return { from: new Date(first - TOUCHED_MS), to: new Date(last + TOUCHED_MS) }
}

/** The days, in any time zone, whose cycles and sleeps all begin within the span; oldest first. */
function daysWellWithin({ from, to }: Span): CalendarDay[] {
  const first = Math.ceil((from.getTime() + EDGE_MS) / DAY_MS)
  const last = Math.floor((to.getTime() - EDGE_MS) / DAY_MS)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) =>
    localDay(new Date((first + place) * DAY_MS), '+00:00'),
  )
}

/** The days of cycles that begin after one day and until another. */
function daysBetween(
  days: ReadonlyMap<string, CalendarDay>,
  cycles: Neighbours['cycles'],
  after: CalendarDay,
  until: CalendarDay,
): Map<string, CalendarDay> {
  const judged = new Map<string, CalendarDay>()
  for (const cycle of cycles) {
    const [start, day] = [startDay(cycle), days.get(cycle.provider_id)]
    if (day && start > after && start <= until) judged.set(cycle.provider_id, day)
  }
  return judged
}

function newestOfBoth<R extends { provider_id: string; updated_at: Date }>(
  given: readonly R[],
  stored: readonly R[],
): R[] {
  const newest = new Map<string, R>(stored.map((record) => [record.provider_id, record]))
  for (const record of given) {
    const rival = newest.get(record.provider_id)
    if (!rival || record.updated_at >= rival.updated_at) newest.set(record.provider_id, record)
  }
  return [...newest.values()]
}

/** @param days of cycles; a recovery whose cycle is unknown has no day yet */
export function dateBatch(batch: RecordBatch, days: ReadonlyMap<string, CalendarDay>) {
  return {
    cycles: batch.cycles.map((cycle): Dated<typeof cycle> => ({ ...cycle, date: days.get(cycle.provider_id) ?? null })),
    sleeps: batch.sleeps.map((sleep): Dated<typeof sleep> => ({ ...sleep, date: wakeDay(sleep) })),
    recoveries: batch.recoveries.map(
      (recovery): Dated<typeof recovery> => ({
        ...recovery,
        date: days.get(recovery.cycle_id) ?? null,
      }),
    ),
    workouts: batch.workouts.map(
      (workout): Dated<typeof workout> => ({
        ...workout,
        date: localDay(workout.start_at, workout.timezone_offset),
      }),
    ),
  }
}
