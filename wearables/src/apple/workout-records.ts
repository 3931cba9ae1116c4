import { exportId } from '../own-export/export-ids.ts'
import type { WorkoutRecord } from '../records.ts'
import { offsetAt } from '../time-zones.ts'
import { dateOf, offsetText } from './dates.ts'
import { sportOf } from './sports.ts'
import { type AppleWorkout, LONGEST_WORKOUT_S } from './workout-element.ts'

/** Two records of one training share at least this much of the shorter one. */
const LEAST_SHARE = 0.5

/**
 * Each training once: several apps write the same one, and each from its own clock. The watch's counts before a phone's and those
 * of other apps; of equal ones the one that tells more. In order of time.
 */
export function withoutRepeats(workouts: readonly AppleWorkout[]): { kept: AppleWorkout[]; repeated: number } {
  const kept: AppleWorkout[] = []
  for (const workout of workouts.toSorted(byStart)) {
    const rival = placeOfSame(kept, workout)
    const other = kept[rival]
    if (!other) kept.push(workout)
    else if (countsBefore(workout, other)) kept[rival] = workout
  }
  return { kept, repeated: workouts.length - kept.length }
}

/** -1: there is none. Looks back only as far as a workout can last. */
function placeOfSame(kept: readonly AppleWorkout[], workout: AppleWorkout): number {
  for (let place = kept.length - 1; place >= 0; place--) {
    const other = kept[place]
    if (!other || workout.start.at - other.start.at > LONGEST_WORKOUT_S) return -1
    if (areSame(other, workout)) return place
  }
  return -1
}

/** The ones of a source are different trainings, but for the very same times. */
function areSame(a: AppleWorkout, b: AppleWorkout): boolean {
  if (a.source === b.source) return a.start.at === b.start.at && a.activityType === b.activityType
  const shared = Math.min(a.end.at, b.end.at) - Math.max(a.start.at, b.start.at)
  const shorter = Math.min(a.end.at - a.start.at, b.end.at - b.start.at)
  return shared > 0 && shared >= shorter * LEAST_SHARE
}

function countsBefore(a: AppleWorkout, b: AppleWorkout): boolean {
  const order = a.source.rank - b.source.rank || toldBy(b) - toldBy(a) || b.end.at - a.end.at
  return order === 0 ? a.source.name < b.source.name : order < 0
}

const byStart = (a: AppleWorkout, b: AppleWorkout) =>
  a.start.at - b.start.at || b.end.at - a.end.at || (a.activityType < b.activityType ? -1 : 1)

const valuesOf = (workout: AppleWorkout) => ({
  average_heart_rate: workout.averageHeartRate,
  max_heart_rate: workout.maxHeartRate,
  kilojoule: workout.kilojoule,
  distance_meter: workout.distanceMeter,
  altitude_gain_meter: workout.ascentMeter,
})
const toldBy = (workout: AppleWorkout) => Object.values(valuesOf(workout)).filter((value) => value !== null).length

/** Apple keeps no time in zones with a workout. The energy is what was spent beyond rest. */
export function workoutRecord(workout: AppleWorkout): WorkoutRecord {
  const { start, end, zone } = workout
  const start_at = dateOf(start.at)
  const sport_name = sportOf(workout.activityType)
  return {
    provider_id: exportId('workout', start_at, sport_name),
    updated_at: dateOf(end.at),
    raw: { ...valuesOf(workout), source: workout.source.name, activityType: workout.activityType, zone },
    start_at,
    end_at: dateOf(end.at),
    timezone_offset: zone === null ? offsetText(start.offset) : offsetAt(zone, start_at),
    sport_name,
    score_state: toldBy(workout) > 0 ? 'SCORED' : 'UNSCORABLE',
    strain: null,
    percent_recorded: null,
    altitude_change_meter: null,
    zone_durations: null,
    ...valuesOf(workout),
  }
}
