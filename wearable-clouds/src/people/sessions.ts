import { type DayNumber, HOUR_MS, weekday } from './calendar-day.ts'
import type { Night } from './nights.ts'
import type { Person } from './person.ts'
import { clamp, type Draws, drawsFor, TOPIC } from './random.ts'
import { blockFactor, type DayKind, dayKind } from './season.ts'
import { setbackOn } from './setbacks.ts'
import { dailyHardness } from './stratified-luck.ts'

/** One workout with its load. */
export interface Session {
  sport_name: string
  startMs: number
  endMs: number
  load: number
}

interface Plan {
  sport: string
  /** Local hours. */
  at: number
  minutes: number
  load: number
}

const LIFT_DAYS = [1, 3, 5]
const SICK_DAYS_OFF = 3

/** The workouts between waking and falling asleep again, in order. None on a travel day or a day without the strap. */
export function sessionsOf(person: Person, tonight: Night, tomorrow: Night): Session[] {
  const { day, offset, strap } = tonight
  if (strap === 'day_off' || Math.abs(tomorrow.offset - offset) > 180) return []
  const chance = drawsFor(person.seed, person.member, TOPIC.sessions, day)
  const setback = setbackOn(person.seed, person.member, day)
  if (setback?.kind === 'illness' && setback.dayIn < SICK_DAYS_OFF) return []
  // How hard the athlete trains on that day, in all workouts.
  const hardness = clamp(dailyHardness(person.seed, person.member, day), -2, 1.7)
  const intensity =
    person.effort * blockFactor(person.member, day) * Math.exp(0.28 * hardness - 0.03) * (setback ? 0.85 : 1)
  const sessions = planned(dayKind(day), day, chance).map(({ sport, at, minutes, load }): Session => {
    const startMs = Math.round((day * 24 + at + 0.12 * chance.normal() - offset / 60) * HOUR_MS)
    const length = minutes * clamp(1 + 0.08 * chance.normal(), 0.8, 1.2)
    return { sport_name: sport, startMs, endMs: startMs + Math.round((length / 60) * HOUR_MS), load: load * intensity }
  })
  return sessions.filter(({ startMs, endMs }) => startMs > tonight.endMs && endMs < tomorrow.startMs)
}

function planned(kind: DayKind, day: DayNumber, chance: Draws): Plan[] {
  const missesPractice = chance.chance(0.03)
  switch (kind) {
    case 'practice':
    case 'hard_practice':
      return [...lift(day, chance), ...(missesPractice ? [] : practice(kind === 'hard_practice'))]
    case 'competition':
      return matches(chance)
    case 'open_saturday':
      return [
        { sport: 'functional fitness', at: 11, minutes: 60, load: 0.4 },
        ...(chance.chance(0.5) ? [{ sport: 'running', at: 13, minutes: 40, load: 0.25 }] : []),
      ]
    case 'rest':
      return restDay(chance)
  }
}

function practice(hard: boolean): Plan[] {
  return hard
    ? [{ sport: 'wrestling', at: 15.5, minutes: 125, load: 0.86 }]
    : [{ sport: 'wrestling', at: 15.5, minutes: 105, load: 0.6 }]
}

function lift(day: DayNumber, chance: Draws): Plan[] {
  if (LIFT_DAYS.includes(weekday(day)) && chance.chance(0.85))
    return [{ sport: 'weightlifting', at: 8.75, minutes: 55, load: 0.14 }]
  return chance.chance(0.15) ? [{ sport: 'running', at: 8.75, minutes: 30, load: 0.12 }] : []
}

function matches(chance: Draws): Plan[] {
  const count = chance.chance(0.4) ? 3 : 2
  return Array.from({ length: count }, (_, i) => ({
    sport: 'wrestling',
    at: 10.5 + 2.25 * i,
    minutes: 35,
    load: 0.72 / count + 0.04,
  }))
}

function restDay(chance: Draws): Plan[] {
  const luck = chance.uniform()
  if (luck < 0.2) return [{ sport: 'running', at: 14, minutes: 35, load: 0.16 }]
  if (luck < 0.3) return [{ sport: 'hiking/rucking', at: 13, minutes: 75, load: 0.14 }]
  if (luck < 0.4) return [{ sport: 'sauna', at: 16, minutes: 20, load: 0.03 }]
  return []
}
