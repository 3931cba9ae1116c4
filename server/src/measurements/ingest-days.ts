import { type CalendarDay, localDay, wakeDay } from '@corner/wearables/calendar.ts'
import { cycleDays } from '@corner/wearables/cycle-days.ts'
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

const HOUR_MS = 3_600_000
/** A record decides the day of the cycles that touch it, and they those of the next; no cycle is longer than this. */
const TOUCHED_MS = 48 * HOUR_MS
/** Behind what is judged anew stand the neighbours whose days are taken already. */
const CONTEXT_MS = 48 * HOUR_MS

/** The time in which the batch can change the day of a cycle; undefined when it holds neither cycles nor sleeps. */
export function touchedSpan(batch: {
  cycles: readonly { start_at: Date }[]
  sleeps: readonly { start_at: Date }[]
}): { from: Date; to: Date } | undefined {
  const starts = [...batch.cycles, ...batch.sleeps].map(({ start_at }) => start_at.getTime())
  if (starts.length === 0) return undefined
  const first = starts.reduce((a, b) => Math.min(a, b))
  const last = starts.reduce((a, b) => Math.max(a, b))
  return { from: new Date(first - TOUCHED_MS), to: new Date(last + TOUCHED_MS) }
}

/** `span` with the cycles beside it, which must be known to judge those in it. */
export function withContext(span: { from: Date; to: Date }): { from: Date; to: Date } {
  return { from: new Date(span.from.getTime() - CONTEXT_MS), to: new Date(span.to.getTime() + CONTEXT_MS) }
}

/**
 * The day of every cycle that starts within `span`, from the batch and its stored neighbours together (design.md, "Dates"): so a
 * sleep that comes after its cycle, or before, gives it the same day.
 */
export function daysWithin(
  span: { from: Date; to: Date },
  batch: Pick<RecordBatch, 'cycles' | 'sleeps'>,
  stored: Neighbours,
): Map<string, CalendarDay> {
  const cycles = newestOfBoth<Neighbours['cycles'][number]>(batch.cycles, stored.cycles)
  const days = cycleDays(cycles, newestOfBoth<Neighbours['sleeps'][number]>(batch.sleeps, stored.sleeps))
  const judged = cycles.filter(({ start_at }) => start_at >= span.from && start_at <= span.to)
  return new Map(
    judged.flatMap(({ provider_id }) => {
      const day = days.get(provider_id)
      return day ? [[provider_id, day] as const] : []
    }),
  )
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

/** @param days of cycles; a recovery whose cycle is unknown waits for it without a day */
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
