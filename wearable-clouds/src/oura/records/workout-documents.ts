import { isoDay } from '../../people/calendar-day.ts'
import type { MemberDay } from '../../people/history.ts'
import { documentId, PLACES } from './ids.ts'
import { localTime } from './local-time.ts'
import type { View } from './view.ts'

/** Oura's words for the members' sports; others are written as they are. */
const ACTIVITIES: Record<string, string> = {
  weightlifting: 'strengthTraining',
  'functional fitness': 'crossTraining',
  'hiking/rucking': 'hiking',
}
const METRES_A_SECOND: Record<string, number> = { running: 3.1, 'hiking/rucking': 1.3 }
const KILOCALORIES_OF_LOAD = 18
const HARD_LOAD = 0.7
const EASY_LOAD = 0.2

/** The workouts that have ended, without heart rate or zones, as Oura gives them. */
export function workoutDocuments({ person, day, night, sessions }: MemberDay, { nowMs, changes }: View): object[] {
  return sessions.flatMap(({ sport_name, startMs, endMs, load }, index) => {
    const id = documentId(person.seed, person.member, day, PLACES.workout + index)
    const { deleted, rescored } = changes.of(id)
    if (endMs > nowMs || deleted) return []
    const speed = METRES_A_SECOND[sport_name]
    return [
      {
        id,
        day: isoDay(day),
        activity: ACTIVITIES[sport_name] ?? sport_name,
        start_datetime: localTime(startMs, night.offset),
        end_datetime: localTime(endMs, night.offset),
        calories: Math.round(person.weight_kilogram * KILOCALORIES_OF_LOAD * load) + rescored,
        distance: speed === undefined ? null : Math.round((speed * (endMs - startMs)) / 1000),
        intensity: load > HARD_LOAD ? 'hard' : load > EASY_LOAD ? 'moderate' : 'easy',
        source: 'confirmed',
        label: null,
      },
    ]
  })
}
