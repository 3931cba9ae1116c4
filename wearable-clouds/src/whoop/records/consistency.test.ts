import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../people/calendar-day.ts'
import { memberDay } from '../../people/history.ts'
import { type ListKind, recordsOf } from './member-records.ts'
import { Revisions } from './revisions.ts'

// biome-ignore lint/suspicious/noExplicitAny: untyped replies, checked field by field
type Reply = any

const moment = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
  member: fc.integer({ min: 1, max: 9999 }),
  nowMs: fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) }),
})

/** What a member's lists hold of the last 40 days, oldest first. */
function lists({ seed, member, nowMs }: { seed: number; member: number; nowMs: number }) {
  const view = { nowMs, revisions: new Revisions() }
  const list = (kind: ListKind): Reply[] =>
    [...recordsOf(kind, { seed, member }, view, nowMs - 40 * DAY_MS, nowMs)].map(({ reply }) => reply).reverse()
  return { cycles: list('cycle'), sleeps: list('sleep'), recoveries: list('recovery'), workouts: list('workout') }
}

const holds = (check: (moment: { seed: number; member: number; nowMs: number }) => void) =>
  fc.assert(fc.property(moment, check), { numRuns: 40 })

describe('records of any member at any time', () => {
  it('have cycles that follow each other without gap or overlap, the last one running', () => {
    holds((at) => {
      const { cycles } = lists(at)
      expect(cycles.length).toBeGreaterThan(35)
      cycles.forEach((cycle, i) => {
        expect(cycle.end).toBe(cycles[i + 1]?.start)
        if (cycle.end) expect(Date.parse(cycle.end) - Date.parse(cycle.start)).within(8 * 3_600_000, 40 * 3_600_000)
      })
    })
  })

  it('have sleeps and workouts inside their cycles, none of which overlap', () => {
    holds((at) => {
      const { cycles, sleeps, workouts } = lists(at)
      for (const sleep of sleeps) {
        const cycle = cycles.find(({ id }) => id === sleep.cycle_id)
        if (cycle) expect(sleep.start >= cycle.start && (!cycle.end || sleep.end <= cycle.end)).toBe(true)
        if (cycle && !sleep.nap) expect(sleep.start).toBe(cycle.start)
      }
      const activities = [...sleeps, ...workouts].sort((a, b) => (a.start < b.start ? -1 : 1))
      activities.forEach(({ start, end }, i) => {
        expect(start < end && end <= new Date(at.nowMs).toISOString()).toBe(true)
        if (activities[i + 1]) expect(end <= activities[i + 1].start).toBe(true)
      })
    })
  })

  it('have stages that sum to the time in bed, and zones that sum to no more than the workout', () => {
    holds((at) => {
      const { sleeps, workouts } = lists(at)
      for (const { score, start, end } of sleeps) {
        if (!score) continue
        const { stage_summary: s } = score
        expect(s.total_in_bed_time_milli).toBe(Date.parse(end) - Date.parse(start))
        const parts = [
          s.total_awake_time_milli,
          s.total_no_data_time_milli,
          s.total_light_sleep_time_milli,
          s.total_slow_wave_sleep_time_milli,
          s.total_rem_sleep_time_milli,
        ]
        expect(parts.reduce((sum: number, part: number) => sum + part, 0)).toBe(s.total_in_bed_time_milli)
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
        expect(score.sleep_needed.need_from_recent_nap_milli).toBeLessThanOrEqual(0)
      }
      for (const { score, start, end } of workouts) {
        const zones = Object.values<number>(score.zone_durations)
        expect(zones).toHaveLength(6)
        expect(zones.reduce((sum, zone) => sum + zone, 0)).toBeLessThanOrEqual(Date.parse(end) - Date.parse(start))
        expect(score.average_heart_rate).toBeLessThanOrEqual(score.max_heart_rate)
      }
    })
  })

  it('have values that a strap can give, and a day that strains at least as much as its workouts', () => {
    holds((at) => {
      const { cycles, recoveries, sleeps, workouts } = lists(at)
      for (const { score } of recoveries) {
        if (!score) continue
        expect(score.recovery_score).within(1, 99)
        expect(score.resting_heart_rate).within(34, 90)
        expect(score.hrv_rmssd_milli).within(10, 250)
      }
      for (const { score } of sleeps)
        if (score?.sleep_performance_percentage) expect(score.sleep_performance_percentage).within(0, 100)
      for (const cycle of cycles) {
        if (!cycle.score) continue
        expect(cycle.score.strain).within(0, 21)
        expect(cycle.score.average_heart_rate).toBeLessThan(cycle.score.max_heart_rate)
        for (const workout of workouts) {
          if (workout.start >= cycle.start && (!cycle.end || workout.start < cycle.end)) {
            expect(workout.score.strain).toBeLessThanOrEqual(cycle.score.strain)
            expect(workout.score.max_heart_rate).toBeLessThanOrEqual(cycle.score.max_heart_rate)
          }
        }
      }
    })
  })

  it('do not change as time passes', () => {
    holds(({ seed, member, nowMs }) => {
      const before = lists({ seed, member, nowMs })
      const after = lists({ seed, member, nowMs: nowMs + 5 * DAY_MS })
      const later = new Map(after.cycles.map((cycle) => [cycle.id, cycle]))
      for (const cycle of before.cycles)
        if (cycle.end && later.has(cycle.id)) expect(later.get(cycle.id)).toEqual(cycle)
      for (const kind of ['sleeps', 'workouts'] as const) {
        const ids = new Map(after[kind].map((record) => [record.id, record]))
        for (const record of before[kind]) if (ids.has(record.id)) expect(ids.get(record.id)).toEqual(record)
      }
    })
  })
})

it('changes the offset during travel and back again', () => {
  const offsets = Array.from({ length: 365 }, (_, i) => memberDay(1, 1, 20_300 + i).night.offset)
  expect(new Set(offsets).size).toBeGreaterThanOrEqual(3) // winter, summer, and somewhere else
})
