import { DAY_MS, type DayNumber, HOUR_MS, weekday } from './calendar-day.ts'
import type { Person } from './person.ts'
import { clamp, type Draws, drawsFor, TOPIC } from './random.ts'
import { dayKind } from './season.ts'
import { setbackOn } from './setbacks.ts'
import { jetLagHours, offsetOf } from './travel.ts'

/** The night before the morning of `day`. Depends only on person and day, so that cycles join exactly. */
export interface Night {
  day: DayNumber
  startMs: number
  endMs: number
  /** Minutes east of UTC. */
  offset: number
  /** `night_off`: the strap was charging overnight; `day_off`: also the day after. Neither has a sleep. */
  strap: 'worn' | 'night_off' | 'day_off'
  /** Worn too loosely for a score. */
  unscorable: boolean
  stages: Stages
  asleepHours: number
}

/** Milliseconds; they sum to the time in bed. */
export interface Stages {
  awake: number
  noData: number
  light: number
  slowWave: number
  rem: number
}

export function nightOf(person: Person, day: DayNumber): Night {
  const { seed, member } = person
  const chance = drawsFor(seed, member, TOPIC.night, day)
  const offset = offsetOf(seed, member, day)
  const setback = setbackOn(seed, member, day)
  const [late, lieIn] = weekendHours(day)
  const wake = person.wakeHours + lieIn + 0.4 * chance.normal()
  const jetLag = jetLagHours(seed, member, day)
  const usual = person.bedtimeHours + late + 0.66 * chance.normal() + 0.15 * Math.abs(jetLag)
  // During a setback, athletes get little more than half of the sleep they need.
  const bedtime = setback ? wake - person.sleepNeedHours * (0.66 + 0.035 * chance.normal()) : usual
  const startMs = Math.round((day * 24 + bedtime - offset / 60) * HOUR_MS)
  const endMs = startMs + Math.round(clamp(wake - bedtime, 3.5, 11) * HOUR_MS)
  const efficiency = person.sleepEfficiency - (setback ? 0.06 : 0) - 0.004 * Math.abs(jetLag) + 0.022 * chance.normal()
  const stages = stagesOf(endMs - startMs, clamp(efficiency, 0.7, 0.98), chance)
  const asleepHours = (stages.light + stages.slowWave + stages.rem) / HOUR_MS
  return { day, startMs, endMs, offset, ...wearing(person, day), stages, asleepHours }
}

/**
 * Hours by which they fall asleep and get up later: Saturday nights are late and Sundays free. Before a match everybody
 * is on the bus.
 */
function weekendHours(day: DayNumber): [late: number, lieIn: number] {
  if (weekday(day) === 0) return [1.25, 1.5]
  if (weekday(day) === 6) return dayKind(day) === 'competition' ? [-0.1, 0] : [0.5, 0.9]
  return [0, 0]
}

function wearing({ seed, member, forgetfulness }: Person, day: DayNumber): Pick<Night, 'strap' | 'unscorable'> {
  const luck = drawsFor(seed, member, TOPIC.worn, day).uniform() / forgetfulness
  if (luck < 0.024) return { strap: 'night_off', unscorable: false }
  if (luck < 0.032) return { strap: 'day_off', unscorable: false }
  return { strap: 'worn', unscorable: luck < 0.041 }
}

function stagesOf(inBedMs: number, efficiency: number, chance: Draws): Stages {
  const asleep = Math.round(inBedMs * efficiency)
  const noData = chance.chance(0.04) ? Math.round(0.3 * (inBedMs - asleep)) : 0
  const slowWave = Math.round(asleep * clamp(0.21 + 0.03 * chance.normal(), 0.11, 0.3))
  const rem = Math.round(asleep * clamp(0.24 + 0.035 * chance.normal(), 0.12, 0.34))
  return { awake: inBedMs - asleep - noData, noData, light: asleep - slowWave - rem, slowWave, rem }
}

/** Hours of falling asleep and waking, from local midnight of the wake day. */
export function localHours({ startMs, endMs, offset, day }: Night): [bedtime: number, wake: number] {
  const local = (ms: number) => (ms + offset * 60_000 - day * DAY_MS) / HOUR_MS
  return [local(startMs), local(endMs)]
}
