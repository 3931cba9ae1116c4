import type { CycleRecord, SleepRecord } from '@corner/wearables/records.ts'
import fc from 'fast-check'
import { cycle, sleep } from './records-for-tests.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What one athlete's device recorded in some weeks, and in which order Corner receives it. */
interface Life {
  cycles: CycleRecord[]
  sleeps: SleepRecord[]
}

/** An arrival: records, or the deletion of a sleep. */
export type Arrival = { cycles: CycleRecord[]; sleeps: SleepRecord[] } | { deleted: SleepRecord }

const OFFSETS = ['-11:00', '-07:00', '-05:00', '+00:00', '+01:00', '+05:30', '+09:00', '+13:00'] as const

const stretch = fc.record({
  hours: fc.integer({ min: 12, max: 36 }),
  gapHours: fc.constantFrom(0, 0, 0, 0, 0, 0, 5, 40, 90),
  night: fc.record({ luck: fc.integer({ min: 0, max: 99 }), hours: fc.integer({ min: 2, max: 11 }) }),
  nap: fc.integer({ min: 0, max: 3 }),
  /** Most athletes stay in one time zone; some fly, and some fly every day. */
  offset: fc.constantFrom(undefined, undefined, undefined, undefined, ...OFFSETS),
  namesCycle: fc.boolean(),
})

/** Consecutive cycles, of which any number has a sleep; naps, gaps, travel. */
const lives: fc.Arbitrary<Life> = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.array(stretch, { minLength: 1, maxLength: 30, size: 'max' }))
  .map(([unslept, stretches]) => {
    const life: Life = { cycles: [], sleeps: [] }
    let startMs = Date.parse('2026-03-01T22:30:00Z')
    let timezone_offset: string = '-05:00'
    for (const [place, { hours, gapHours, night, nap, offset, namesCycle }] of stretches.entries()) {
      timezone_offset = offset ?? timezone_offset
      const [id, endMs] = [`c${place}`, startMs + hours * HOUR_MS]
      const iso = (ms: number) => new Date(ms).toISOString()
      const changes = { timezone_offset, cycle_id: namesCycle ? id : null }
      life.cycles.push(
        cycle(id, iso(startMs), { end_at: new Date(endMs), updated_at: new Date(endMs), timezone_offset }),
      )
      if (night.luck >= unslept)
        life.sleeps.push(sleep(`s${place}`, iso(startMs), iso(startMs + night.hours * HOUR_MS), changes))
      if (nap === 0)
        life.sleeps.push(sleep(`n${place}`, iso(endMs - 2 * HOUR_MS), iso(endMs - HOUR_MS), { ...changes, nap: true }))
      startMs = endMs + gapHours * HOUR_MS
    }
    return life
  })

/** All records one by one or in chunks, in any order, with some sleeps deleted at the end. */
export const anyOrder: fc.Arbitrary<Arrival[]> = fc
  .tuple(lives, fc.array(fc.nat(1000), { minLength: 100, maxLength: 100 }), fc.integer({ min: 1, max: 12 }))
  .map(([{ cycles, sleeps }, dice, size]) => {
    const records = [...cycles, ...sleeps].map((record, place) => ({ record, turn: dice[place % 100] ?? 0 }))
    const shuffled = records.sort((a, b) => a.turn - b.turn).map(({ record }) => record)
    const arrivals: Arrival[] = []
    while (shuffled.length > 0) {
      const chunk = shuffled.splice(0, size)
      arrivals.push({
        cycles: chunk.filter(isCycle),
        sleeps: chunk.filter((record) => !isCycle(record)) as SleepRecord[],
      })
    }
    const deleted = sleeps.filter((_, place) => (dice[99 - (place % 100)] ?? 0) < 150)
    return [...arrivals, ...deleted.map((gone) => ({ deleted: gone }))]
  })

/**
 * A daily poll that returns what began in the last three days, the running cycle without its end; sometimes a sleep is deleted.
 */
export const dailyPolls: fc.Arbitrary<Arrival[]> = fc
  .tuple(lives, fc.array(fc.nat(99), { minLength: 50, maxLength: 50 }))
  .map(([{ cycles, sleeps }, dice]) => {
    const arrivals: Arrival[] = []
    const gone = new Set<string>()
    const last = cycles.at(-1)?.end_at?.getTime() ?? 0
    for (let [now, day] = [Date.parse('2026-03-02T12:00:00Z'), 0]; now < last + 2 * DAY_MS; now += DAY_MS, day += 1) {
      const isAskedFor = ({ start_at }: { start_at: Date }) =>
        start_at.getTime() <= now && start_at.getTime() > now - 3 * DAY_MS
      const seen = cycles.filter(isAskedFor).map((each) => asKnownAt(each, now))
      const ended = sleeps.filter(isAskedFor).filter(({ end_at }) => end_at.getTime() <= now)
      arrivals.push({ cycles: seen, sleeps: ended.filter(({ provider_id }) => !gone.has(provider_id)) })
      const deleted = (dice[day % 50] ?? 0) < 15 ? ended.at(-1) : undefined
      if (deleted) arrivals.push({ deleted })
      if (deleted) gone.add(deleted.provider_id)
    }
    return arrivals
  })

/** A cycle in progress at that time has no end yet. */
function asKnownAt(cycle: CycleRecord, nowMs: number): CycleRecord {
  if (!cycle.end_at || cycle.end_at.getTime() <= nowMs) return cycle
  return { ...cycle, end_at: null, updated_at: new Date(nowMs), raw: { seen: nowMs } }
}

const isCycle = (record: CycleRecord | SleepRecord): record is CycleRecord => !('nap' in record)
