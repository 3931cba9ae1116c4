import { offsetMs } from '../../calendar.ts'
import type { FitbitExercise } from './exercises.ts'
import type { LocalClock } from './local-clock.ts'

const MINUTE_MS = 60_000
const LONGEST_OFFSET_HOURS = 14
const HOUR_MS = 60 * MINUTE_MS

/**
 * Exercises of the log with their instants. Its times name no zone: they are UTC in most exports, and local time in some
 * (docs/fitbit.md). Which, the same exercises in `UserExercises` tell; without any, UTC.
 */
export function timedExercises(
  logged: readonly FitbitExercise[],
  userExercises: readonly FitbitExercise[],
  clock: LocalClock,
): FitbitExercise[] {
  const areLocal = isLocalTime(logged, userExercises)
  return logged.map((exercise) => {
    const offset = areLocal ? clock.offsetAtWall(exercise.start) : clock.offsetAtInstant(exercise.start)
    const shift = areLocal ? offsetMs(offset) : 0
    return { ...exercise, start: exercise.start - shift, end: exercise.end - shift, offset }
  })
}

function isLocalTime(logged: readonly FitbitExercise[], userExercises: readonly FitbitExercise[]): boolean {
  const byHour = Map.groupBy(logged, ({ start }) => Math.floor(start / HOUR_MS))
  let [local, utc] = [0, 0]
  for (const { start, end, offset } of userExercises) {
    const ahead = offset === null ? 0 : offsetMs(offset)
    if (ahead === 0) continue // tells nothing
    const hour = Math.floor(start / HOUR_MS)
    for (let by = -LONGEST_OFFSET_HOURS - 1; by <= LONGEST_OFFSET_HOURS + 1; by++)
      for (const log of byHour.get(hour + by) ?? []) {
        const isAsLong = Math.abs(log.end - log.start - (end - start)) <= MINUTE_MS
        if (isAsLong && Math.abs(log.start - start) <= MINUTE_MS) utc++
        else if (isAsLong && Math.abs(log.start - start - ahead) <= MINUTE_MS) local++
      }
  }
  return local > utc
}
