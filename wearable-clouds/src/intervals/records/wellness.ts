import { HOUR_MS, isoDay } from '../../people/calendar-day.ts'
import type { MemberDay } from '../../people/history.ts'
import { drawsFor, TOPIC } from '../../people/random.ts'
import type { Changes } from './changes.ts'
import { watchOf } from './watches.ts'

const CYCLE_DAYS = 28
const PHASES = ['PERIOD', 'FOLLICULAR', 'OVULATING', 'LUTEAL'] as const

/**
 * The wellness record of a day: what was measured, once the athlete has woken up with the watch on, beside what Intervals.icu
 * computes and what athletes write themselves. Without the watch, the last resting heart rate is carried over and marked.
 */
export function wellnessOf(member: MemberDay, nowMs: number, changes: Changes): Record<string, unknown> {
  const { person, day, night, morning } = member
  const date = isoDay(day)
  const chance = drawsFor(person.seed, person.member, TOPIC.sleepScore, day, 1)
  const correction = changes.correctionOf(person.member, date)
  const isMeasured = night.strap === 'worn' && !night.unscorable && night.endMs <= nowMs
  return {
    id: date,
    ctl: rounded(30 + 10 * chance.uniform(), 5),
    atl: rounded(30 + 30 * chance.uniform(), 5),
    rampRate: rounded(chance.normal(), 5),
    sportInfo: [],
    updated: new Date(Math.max(Math.min(night.endMs, nowMs), correction?.atMs ?? 0))
      .toISOString()
      .replace('Z', '+00:00'),
    weight: person.weight_kilogram,
    tempWeight: true,
    restingHR: Math.round(morning.restingBpm),
    tempRestingHR: !isMeasured,
    steps: night.endMs <= nowMs ? Math.round(chance.between(6_000, 16_000)) : null,
    mood: Math.round(chance.between(1, 4)),
    comments: chance.chance(0.1) ? 'Slept badly, argued with my flatmate.' : null,
    menstrualPhase: person.member % 2 === 0 ? PHASES[Math.floor(((day % CYCLE_DAYS) * 4) / CYCLE_DAYS)] : null,
    ...(isMeasured ? measured(member, correction?.hrvMs ?? 0) : {}),
  }
}

/** The fields of a watch: some tell HRV as SDNN, most as rMSSD, and only some score the night. */
function measured({ person, day, night, morning }: MemberDay, correctedByMs: number) {
  const chance = drawsFor(person.seed, person.member, TOPIC.sleepScore, day, 2)
  const watch = watchOf(person.member)
  const hrv = rounded(morning.hrvMs + correctedByMs, 1)
  return {
    ...(watch.tells === 'sdnn' ? { hrvSDNN: rounded(hrv * chance.between(0.8, 1.1), 1) } : { hrv }),
    sleepSecs: Math.round((night.asleepHours * HOUR_MS) / 1000),
    avgSleepingHR: rounded(morning.restingBpm + chance.between(3, 7), 1),
    spO2: rounded(morning.bloodOxygenPercent, 1),
    respiration: rounded(morning.breathsPerMinute, 2),
    ...(watch.scores && { sleepScore: Math.round(morning.sleepPerformance), sleepQuality: 2 }),
  }
}

export function rounded(value: number, digits: number): number {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor
}
