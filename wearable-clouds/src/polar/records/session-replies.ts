import { heartRates } from '../../people/heart-rates.ts'
import type { MemberDay } from '../../people/history.ts'
import { drawsFor, TOPIC } from '../../people/random.ts'
import type { Session } from '../../people/sessions.ts'
import { wallClock } from './local-time.ts'
import { sportIdOf } from './sports.ts'

const METRES_A_SECOND: Record<string, number> = { running: 3.1, 'hiking/rucking': 1.3 }
const ZONES = [0.55, 0.65, 0.75, 0.85, 0.95]

/** The training sessions of a day that have ended. */
export function sessionReplies(day: MemberDay, features: readonly string[], nowMs: number): object[] {
  return day.sessions.flatMap((session, index) =>
    session.endMs <= nowMs ? [sessionReply(day, session, index, features)] : [],
  )
}

function sessionReply({ person, day, night }: MemberDay, session: Session, index: number, features: readonly string[]) {
  const { startMs, endMs, sport_name } = session
  const { average, max, effort } = heartRates(person, session)
  const chance = drawsFor(person.seed, person.member, TOPIC.workout, Math.floor(startMs / 60_000))
  const seconds = (endMs - startMs) / 1000
  const speed = METRES_A_SECOND[sport_name]
  const sport = { id: sportIdOf(sport_name) }
  const times = {
    startTime: wallClock(startMs, night.offset),
    stopTime: wallClock(endMs, night.offset),
    timezoneOffsetMinutes: night.offset,
    durationMillis: endMs - startMs,
  }
  return {
    identifier: { id: `${person.member}-${day}-${index}` },
    ...times,
    name: 'With the team',
    note: 'My shoulder again',
    calories: Math.round((person.weight_kilogram * (0.0012 * seconds + 75 * session.load)) / 4.184),
    ...(speed && { distanceMeters: Math.round(seconds * speed * chance.between(0.9, 1.1)) }),
    hrAvg: average,
    hrMax: max,
    sport,
    exercises: [
      {
        ...times,
        sport,
        ...(speed && { ascentMeters: Math.round(chance.between(5, 60)) }),
        ...(features.includes('zones') && { zones: [zonesOf(endMs - startMs, effort, person.max_heart_rate)] }),
      },
    ],
  }
}

/** Time in each zone, most around the mean effort. */
function zonesOf(recordedMs: number, effort: number, max: number) {
  const weights = ZONES.map((middle) => Math.exp(-((middle - (0.45 + 0.5 * effort)) ** 2) / 0.03))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return {
    type: 'ZONE_TYPE_HEART_RATE',
    zones: ZONES.map((middle, index) => ({
      lowerLimit: Math.round(max * (middle - 0.05)),
      higherLimit: Math.round(max * (middle + 0.05)) - 1,
      inZone: Math.floor((recordedMs * (weights[index] ?? 0)) / total),
    })),
  }
}
