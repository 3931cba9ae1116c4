import { afterDay, type BodyState, type Morning, restedBody, wakeUp } from './body.ts'
import type { DayNumber } from './calendar-day.ts'
import { type Night, nightOf } from './nights.ts'
import { type Person, personOf } from './person.ts'
import { drawsFor, TOPIC } from './random.ts'
import { type Session, sessionsOf } from './sessions.ts'

/** One day of a member, from falling asleep to falling asleep: a WHOOP cycle. */
export interface MemberDay {
  day: DayNumber
  person: Person
  night: Night
  morning: Morning
  nap: { startMs: number; endMs: number } | undefined
  sessions: readonly Session[]
  /** Load of daily life besides the workouts, spread over the waking hours. */
  everydayLoad: number
  /** The end of the cycle: the next time of falling asleep. */
  endMs: number
}

/**
 * History is computed in blocks that begin on fixed days, each after a warm-up period, so that a day depends only on
 * seed, member and date, not on when or for which range it is requested. After six weeks the starting state of the
 * warm-up no longer matters.
 */
const STRETCH_DAYS = 128
const RUN_UP_DAYS = 42

const stretches = new Map<string, MemberDay[]>()

export function memberDay(seed: number, member: number, day: DayNumber): MemberDay {
  const stretch = Math.floor(day / STRETCH_DAYS)
  const key = `${seed}/${member}/${stretch}`
  let days = stretches.get(key)
  if (!days) {
    days = live(personOf(seed, member), stretch * STRETCH_DAYS)
    stretches.set(key, days)
  }
  const found = days[day - stretch * STRETCH_DAYS]
  if (!found) throw new RangeError(`No day ${day}: whole numbers from 1970 on`)
  return found
}

function live(person: Person, firstDay: DayNumber): MemberDay[] {
  const days: MemberDay[] = []
  let state: BodyState = restedBody(person)
  let load = person.everydayLoad
  let night = nightOf(person, firstDay - RUN_UP_DAYS)
  for (let day = firstDay - RUN_UP_DAYS; day < firstDay + STRETCH_DAYS; day++) {
    const tomorrow = nightOf(person, day + 1)
    const morning = wakeUp(person, state, night, load)
    const sessions = sessionsOf(person, night, tomorrow)
    const chance = drawsFor(person.seed, person.member, TOPIC.body, day, 1)
    const everydayLoad = person.everydayLoad * Math.exp(0.16 * chance.normal())
    load = sessions.reduce((sum, session) => sum + session.load, everydayLoad)
    state = afterDay(state, morning, night, load)
    if (day >= firstDay) {
      const nap = napOf(night, tomorrow, sessions, chance)
      days.push({ day, person, night, morning, nap, sessions, everydayLoad, endMs: tomorrow.startMs })
    }
    night = tomorrow
  }
  return days
}

type Chance = ReturnType<typeof drawsFor>

/** More likely after a short night; in the early afternoon, and only if no workout is in the way. */
function napOf(night: Night, tomorrow: Night, sessions: readonly Session[], chance: Chance) {
  if (night.strap !== 'worn' || !chance.chance(night.asleepHours < 6.3 ? 0.14 : 0.04)) return undefined
  const startMs = Math.round((night.day * 24 + chance.between(13.2, 13.9) - night.offset / 60) * 3_600_000)
  const endMs = startMs + Math.round(chance.between(22, 65) * 60_000)
  const isFree = sessions.every((session) => session.endMs < startMs || session.startMs > endMs)
  return isFree && startMs > night.endMs && endMs < tomorrow.startMs ? { startMs, endMs } : undefined
}
