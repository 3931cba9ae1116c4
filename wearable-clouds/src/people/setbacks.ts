import type { DayNumber } from './calendar-day.ts'
import { placeOf } from './place.ts'
import { clamp, drawsFor, mix, TOPIC } from './random.ts'

export interface Setback {
  kind: 'illness' | 'bad_week'
  /** 0 on the first morning. */
  dayIn: number
  /** 1 is average. */
  severity: number
}

const LENGTH_DAYS = 5
/**
 * Members take turns in groups of twenty. The second group is shifted by half a setback: of 40 members, two have a
 * setback at a time, with different first days.
 */
const TURNS = 20
const STRIDE = 11 // coprime to TURNS, so that the next member in turn does not have the next number

/** A five-day illness or bad week (poor sleep, exams, worries), three or four times a year. */
export function setbackOn(seed: number, member: number, day: DayNumber): Setback | undefined {
  const place = placeOf(member)
  const later = Math.floor(place / TURNS) % 2 === 1 ? Math.floor(LENGTH_DAYS / 2) : 0
  const shifted = day - later + (mix(seed, TOPIC.setback) % 997)
  const turn = Math.floor(shifted / LENGTH_DAYS)
  if ((place * STRIDE) % TURNS !== turn % TURNS) return undefined
  const chance = drawsFor(seed, member, TOPIC.setback, turn)
  return {
    kind: chance.chance(0.5) ? 'illness' : 'bad_week',
    dayIn: shifted % LENGTH_DAYS,
    severity: clamp(1 + 0.06 * chance.normal(), 0.92, 1.12),
  }
}
