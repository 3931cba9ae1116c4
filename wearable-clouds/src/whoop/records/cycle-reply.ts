import { HOUR_MS } from '../../people/calendar-day.ts'
import { heartRates } from '../../people/heart-rates.ts'
import { type MemberDay, memberDay } from '../../people/history.ts'
import { clamp } from '../../people/random.ts'
import { strainOf } from '../../people/strain.ts'
import { offsetText } from '../../people/time-zone.ts'
import { cycleId } from './ids.ts'
import { isoTime, type Listed, rounded, scored, type View } from './record.ts'

/** Energy at rest per kilogram and hour, and energy per unit of load at 75 kg. */
const KILOJOULE_AT_REST = 4.3
const KILOJOULE_OF_LOAD = 5_600
const RUNNING_CYCLE_STEP_MS = 60_000

/**
 * The cycle of a day; undefined until its main sleep has ended, because WHOOP learns of a new cycle only then. That
 * moment also ends the previous cycle. The current cycle has a score that grows with the clock.
 */
export function cycleReply(member: MemberDay, { nowMs }: View): Listed | undefined {
  const { person, day, night, endMs } = member
  if (night.endMs > nowMs) return undefined
  const noticedMs = memberDay(person.seed, person.member, day + 1).night.endMs
  const isOver = noticedMs <= nowMs
  const untilMs = isOver ? endMs : Math.min(endMs, Math.floor(nowMs / RUNNING_CYCLE_STEP_MS) * RUNNING_CYCLE_STEP_MS)
  return {
    startMs: night.startMs,
    endMs: isOver ? endMs : Number.POSITIVE_INFINITY,
    reply: {
      id: cycleId(person.member, day),
      user_id: person.user_id,
      created_at: isoTime(night.endMs),
      updated_at: isoTime(isOver ? noticedMs : Math.max(night.endMs, untilMs)),
      start: isoTime(night.startMs),
      ...(isOver && { end: isoTime(endMs) }),
      timezone_offset: offsetText(night.offset),
      ...scored(night.strap === 'day_off' ? 'UNSCORABLE' : 'SCORED', () => cycleScore(member, untilMs)),
    },
  }
}

function cycleScore({ person, morning, night, sessions, everydayLoad, endMs }: MemberDay, untilMs: number) {
  const done = (fromMs: number, toMs: number) => clamp((untilMs - fromMs) / (toMs - fromMs), 0, 1)
  const load = sessions.reduce(
    (sum, session) => sum + session.load * done(session.startMs, session.endMs),
    everydayLoad * done(night.endMs, endMs),
  )
  const hours = Math.max(0, untilMs - night.startMs) / HOUR_MS
  const peaks = sessions.filter(({ startMs }) => startMs < untilMs).map((session) => heartRates(person, session).max)
  const { restingBpm } = morning
  return {
    strain: rounded(strainOf(load), 4),
    kilojoule: rounded(
      person.weight_kilogram * (KILOJOULE_AT_REST * hours + (KILOJOULE_OF_LOAD / 75) * Math.max(0.01, load)),
      3,
    ),
    average_heart_rate: Math.round(restingBpm + 8 + 11 * load),
    max_heart_rate: Math.max(Math.round(restingBpm + 62 + 60 * everydayLoad), ...peaks),
  }
}
