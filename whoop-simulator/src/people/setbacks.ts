import type { DayNumber } from './calendar-day.ts'
import { clamp, drawsFor, mix, TOPIC } from './random.ts'

export interface Setback {
  kind: 'illness' | 'bad_week'
  /** 0 on the first morning. */
  dayIn: number
  /** 1 is the middle. */
  severity: number
}

const LENGTH_DAYS = 6
/** So many members take turns: of 40 two are down at a time, never none and never half the team. */
const TURNS = 20
const STRIDE = 11 // shares no factor with TURNS: the next in line is not the next number

/** A member is ill, or sleeps badly and frets (exams, trouble at home), for six days about three times a year. */
export function setbackOn(seed: number, member: number, day: DayNumber): Setback | undefined {
  const turn = Math.floor((day + (mix(seed, TOPIC.setback) % 997)) / LENGTH_DAYS)
  if ((member * STRIDE) % TURNS !== turn % TURNS) return undefined
  const chance = drawsFor(seed, member, TOPIC.setback, turn)
  return {
    kind: chance.chance(0.5) ? 'illness' : 'bad_week',
    dayIn: (day + (mix(seed, TOPIC.setback) % 997)) % LENGTH_DAYS,
    severity: clamp(1 + 0.08 * chance.normal(), 0.85, 1.15),
  }
}
