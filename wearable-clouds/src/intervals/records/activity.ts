import { heartRates } from '../../people/heart-rates.ts'
import type { MemberDay } from '../../people/history.ts'
import { clamp, drawsFor, TOPIC } from '../../people/random.ts'
import type { Changes } from './changes.ts'
import { activityId, athleteId } from './ids.ts'
import { watchOf } from './watches.ts'
import { rounded } from './wellness.ts'

const TYPES: Record<string, string> = {
  running: 'Run',
  weightlifting: 'WeightTraining',
  'functional fitness': 'Crossfit',
  'hiking/rucking': 'Hike',
  wrestling: 'Workout',
  sauna: 'Other',
}
const METRES_A_SECOND: Record<string, number> = { running: 3.1, 'hiking/rucking': 1.3 }
/** Of the reserve: where the zones 1 to 7 end. */
const ZONE_ENDS = [0.5, 0.6, 0.7, 0.8, 0.87, 0.93, 1]
/** Share of the sessions that come by way of Strava: Intervals.icu passes on only that they exist. */
const WITHHELD = 0.05

/** The activities of a day that have ended, the newest first. */
export function activitiesOf(member: MemberDay, nowMs: number, changes: Changes): Record<string, unknown>[] {
  return member.sessions
    .map((_, index) => activityOf(member, index, nowMs, changes))
    .filter((activity) => activity !== undefined)
    .reverse()
}

/** undefined: it has not ended, was deleted, or there is none. */
export function activityOf(
  member: MemberDay,
  index: number,
  nowMs: number,
  changes: Changes,
): Record<string, unknown> | undefined {
  const { person, day, night, sessions } = member
  const session = sessions[index]
  const id = activityId(person.member, day, index)
  if (!session || session.endMs > nowMs || changes.deletedActivities.has(id)) return undefined
  const chance = drawsFor(person.seed, person.member, TOPIC.workout, day, index)
  const local = new Date(session.startMs + night.offset * 60_000).toISOString().slice(0, 19)
  const icu_athlete_id = athleteId(person.member)
  if (chance.chance(WITHHELD)) {
    const _note = 'STRAVA activities are not available via the API'
    return { id, icu_athlete_id, start_date_local: local, source: 'STRAVA', _note }
  }
  const seconds = Math.floor((session.endMs - session.startMs) / 1000)
  const speed = METRES_A_SECOND[session.sport_name]
  const { average, max, effort } = heartRates(person, session)
  const reserve = person.max_heart_rate - person.restingBpm
  const ended = new Date(session.endMs).toISOString().replace('Z', '+00:00')
  const { device_name, source } = watchOf(person.member)
  return {
    id,
    icu_athlete_id,
    name: `${session.sport_name} with the team`,
    description: null,
    type: TYPES[session.sport_name] ?? 'Workout',
    source,
    device_name,
    start_date: `${new Date(session.startMs).toISOString().slice(0, 19)}Z`,
    start_date_local: local,
    timezone: '(GMT-06:00) America/Chicago',
    elapsed_time: seconds,
    moving_time: Math.round(seconds * chance.between(0.9, 1)),
    distance: speed ? rounded(seconds * speed * chance.between(0.9, 1.1), 2) : null,
    total_elevation_gain: speed ? rounded(chance.between(5, 60), 1) : null,
    calories: Math.round((person.weight_kilogram * (0.0012 * seconds + 75 * session.load)) / 4.184),
    has_heartrate: true,
    average_heartrate: average,
    max_heartrate: max,
    icu_hr_zones: ZONE_ENDS.map((end) => Math.round(person.restingBpm + end * reserve)),
    icu_hr_zone_times: secondsInZones(seconds, effort),
    icu_training_load: Math.round(session.load * 100),
    created: ended,
    analyzed: ended,
    icu_sync_date: ended,
  }
}

/** Most around the mean effort. */
function secondsInZones(seconds: number, effort: number): number[] {
  const weights = ZONE_ENDS.map((end) => Math.exp(-((end - 0.05 - clamp(effort, 0, 1)) ** 2) / 0.02))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => Math.floor((seconds * weight) / total))
}
