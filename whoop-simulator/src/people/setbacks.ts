import type { DayNumber } from './calendar-day.ts'
import { clamp, drawsFor, mix, TOPIC } from './random.ts'
import { seatOf } from './seat.ts'

export interface Setback {
  kind: 'illness' | 'bad_week'
  /** 0 on the first morning. */
  dayIn: number
  /** 1 is the middle. */
  severity: number
}

const LENGTH_DAYS = 5
/** So many seats take turns, and every second twenty begins half a setback later: of 40 two are down, and not since the same day. */
const TURNS = 20
const STRIDE = 11 // shares no factor with TURNS: the next in line is not the next number

/** A member is ill, or sleeps badly and frets (exams, trouble at home), for five days three or four times a year. */
export function setbackOn(seed: number, member: number, day: DayNumber): Setback | undefined {
  const seat = seatOf(member)
  const later = Math.floor(seat / TURNS) % 2 === 1 ? Math.floor(LENGTH_DAYS / 2) : 0
  const reckoned = day - later + (mix(seed, TOPIC.setback) % 997)
  const turn = Math.floor(reckoned / LENGTH_DAYS)
  if ((seat * STRIDE) % TURNS !== turn % TURNS) return undefined
  const chance = drawsFor(seed, member, TOPIC.setback, turn)
  return {
    kind: chance.chance(0.5) ? 'illness' : 'bad_week',
    dayIn: reckoned % LENGTH_DAYS,
    severity: clamp(1 + 0.06 * chance.normal(), 0.92, 1.12),
  }
}
