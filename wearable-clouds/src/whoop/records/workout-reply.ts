import { heartRates } from '../../people/heart-rates.ts'
import type { MemberDay } from '../../people/history.ts'
import type { Person } from '../../people/person.ts'
import { clamp, drawsFor, TOPIC } from '../../people/random.ts'
import type { Session } from '../../people/sessions.ts'
import { strainOf } from '../../people/strain.ts'
import { offsetText } from '../../people/time-zone.ts'
import { activityId, FIRST_WORKOUT, oldActivityNumber } from './ids.ts'
import { isoTime, type Listed, rounded, scored, type View } from './record.ts'

/** The sport numbers of API v1 (`sport_id`) for the members' sports. */
const SPORT_IDS: Record<string, number> = {
  running: 0,
  wrestling: 38,
  weightlifting: 45,
  'functional fitness': 48,
  'hiking/rucking': 52,
  sauna: 233,
}
const METRES_A_SECOND: Record<string, number> = { running: 3.1, 'hiking/rucking': 1.3 }
const ZONES = ['zero', 'one', 'two', 'three', 'four', 'five'] as const

/** Workouts that have ended, the newest first. */
export function workoutReplies(member: MemberDay, view: View): Listed[] {
  return member.sessions.flatMap((_, index) => workoutReply(member, index, view) ?? []).reverse()
}

/**
 * @param index place among the day's workouts; undefined is returned while it lasts, when it is deleted, or when there is
 * none
 */
export function workoutReply(member: MemberDay, index: number, { nowMs, revisions }: View): Listed | undefined {
  const { person, day, night } = member
  const session = member.sessions[index]
  const id = activityId(person.seed, person.member, day, FIRST_WORKOUT + index)
  if (!session || session.endMs > nowMs || revisions.isDeleted('workout', id)) return undefined
  const revision = revisions.find('workout', id)
  return {
    startMs: session.startMs,
    endMs: session.endMs,
    reply: {
      id,
      v1_id: oldActivityNumber(person.member, day, FIRST_WORKOUT + index),
      user_id: person.user_id,
      created_at: isoTime(session.endMs),
      updated_at: isoTime(revision?.updatedAtMs ?? session.endMs),
      start: isoTime(session.startMs),
      end: isoTime(session.endMs),
      timezone_offset: offsetText(night.offset),
      sport_name: session.sport_name,
      sport_id: SPORT_IDS[session.sport_name] ?? -1,
      ...scored('SCORED', () => workoutScore(person, session, revision?.rescored ?? 0)),
    },
  }
}

function workoutScore(person: Person, session: Session, rescored: number) {
  const chance = drawsFor(person.seed, person.member, TOPIC.workout, Math.floor(session.startMs / 60_000))
  const { average, max, effort } = heartRates(person, session)
  const recorded = chance.chance(0.1) ? chance.between(0.9, 0.99) : 1
  const seconds = (session.endMs - session.startMs) / 1000
  const speed = METRES_A_SECOND[session.sport_name]
  return {
    strain: rounded(clamp(strainOf(session.load) + 0.3 * rescored, 0, 21), 4),
    average_heart_rate: average,
    max_heart_rate: max,
    kilojoule: rounded(person.weight_kilogram * (0.0012 * seconds + 75 * session.load), 3),
    percent_recorded: rounded(100 * recorded, 1),
    ...(speed && {
      distance_meter: rounded(seconds * speed * chance.between(0.9, 1.1), 2),
      altitude_gain_meter: rounded(chance.between(5, 60), 2),
      altitude_change_meter: rounded(chance.between(-4, 4), 2),
    }),
    zone_durations: zoneDurations(Math.floor((session.endMs - session.startMs) * recorded), effort),
  }
}

/** Time in each zone, most around the mean effort; the sum is the recorded time minus rounding. */
function zoneDurations(recordedMs: number, effort: number) {
  const weights = ZONES.map((_, zone) => Math.exp(-(((zone + 0.5) / 6 - (effort - 0.05)) ** 2) / 0.045))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return Object.fromEntries(
    ZONES.map((name, zone) => [`zone_${name}_milli`, Math.floor((recordedMs * (weights[zone] ?? 0)) / total)]),
  )
}
