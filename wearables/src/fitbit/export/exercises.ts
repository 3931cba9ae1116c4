import { readOffset } from '../../calendar.ts'
import { instantIn, nameIn, positiveWithin } from '../../export-files/cell-values.ts'
import type { CsvRow } from '../../export-files/csv-rows.ts'
import { asObject } from '../../http/read-record.ts'
import { kilojouleOf } from '../../kilojoules.ts'
import { UNTYPED_SPORT } from '../../untyped-sport.ts'
import { idIn } from './sleep-logs.ts'

/** An exercise, in the units of the records. */
export interface FitbitExercise {
  id: string
  /** In milliseconds. */
  start: number
  end: number
  /** null: `start` is in UTC, or local (exercise-times.ts), and no zone is known. */
  offset: string | null
  sport: string
  average_heart_rate: number | null
  max_heart_rate: number | null
  kilojoule: number | null
  distance_meter: number | null
}

const WEEK_MS = 7 * 86_400_000
const MOST_KILOCALORIES = 100_000
const MOST_KILOMETRES = 10_000
const MILLIMETRES = 1000
const METRES: Readonly<Record<string, number>> = { Kilometer: 1000, Mile: 1609.344 }

/** Of `UserExercises_….csv`. undefined: deleted, or without an id or times. */
export function userExerciseOf(row: CsvRow): FitbitExercise | undefined {
  const id = idIn(row.exercise_id)
  const [start, end] = [instantIn(row.exercise_start)?.getTime(), instantIn(row.exercise_end)?.getTime()]
  if (id === null || start === undefined || end === undefined || end <= start || end - start > WEEK_MS) return undefined
  if (nameIn(row.deletion_reason) !== null) return undefined
  const millimetres = positiveWithin(row.tracker_total_distance_mm, MOST_KILOMETRES * 1000 * MILLIMETRES)
  return {
    id,
    start,
    end,
    offset: readOffset(row.utc_offset ?? '') ?? null,
    sport: sportOf(row.activity_name),
    average_heart_rate: positiveWithin(row.tracker_avg_heart_rate, 300),
    max_heart_rate: positiveWithin(row.tracker_peak_heart_rate, 300),
    kilojoule: kilojouleOf(positiveWithin(row.tracker_total_calories, MOST_KILOCALORIES)),
    distance_meter: millimetres === null ? null : millimetres / MILLIMETRES,
  }
}

/** Of `exercise-….json`, whose times (`09/27/26 05:22:23`) name no zone. undefined: without an id, a start or a length. */
export function loggedExerciseOf(element: unknown): FitbitExercise | undefined {
  const given = asObject(element)
  const id = idIn(given?.logId)
  const start = americanTime(given?.startTime)
  const length = positiveWithin(given?.duration, WEEK_MS)
  if (!given || id === null || start === null || length === null) return undefined
  const distance = positiveWithin(given.distance, MOST_KILOMETRES)
  const metres = METRES[String(given.distanceUnit)]
  return {
    id,
    start,
    end: start + Math.round(length),
    offset: null,
    sport: sportOf(given.activityName),
    average_heart_rate: positiveWithin(given.averageHeartRate, 300),
    max_heart_rate: null,
    kilojoule: kilojouleOf(positiveWithin(given.calories, MOST_KILOCALORIES)),
    distance_meter: distance === null || metres === undefined ? null : distance * metres,
  }
}

function americanTime(given: unknown): number | null {
  const [, month, day, year, time] = /^(\d\d)\/(\d\d)\/(\d\d) (\d\d:\d\d:\d\d)$/.exec(String(given)) ?? []
  return instantIn(year === undefined ? given : `20${year}-${month}-${day}T${time}Z`)?.getTime() ?? null
}

/** Fitbit's names, which depend on the language of the account, in the words of other makers. */
const SPORTS: Readonly<Record<string, string>> = {
  run: 'running',
  'outdoor run': 'running',
  treadmill: 'running',
  walk: 'walking',
  'outdoor walk': 'walking',
  bike: 'cycling',
  'outdoor bike': 'cycling',
  'indoor bike': 'cycling',
  spinning: 'cycling',
  swim: 'swimming',
  hike: 'hiking/rucking',
  weights: 'weightlifting',
  'weight machines': 'weightlifting',
  sport: UNTYPED_SPORT,
  workout: UNTYPED_SPORT,
}

function sportOf(given: unknown): string {
  const name = nameIn(given)?.toLowerCase() ?? UNTYPED_SPORT
  return Object.hasOwn(SPORTS, name) ? (SPORTS[name] ?? name) : name
}

/** What each of two lists has, once: of the logs, those that overlap none of the others for half of their time. */
export function withoutRepeats(
  userExercises: readonly FitbitExercise[],
  logged: readonly FitbitExercise[],
): FitbitExercise[] {
  const byDay = Map.groupBy(userExercises, ({ start }) => dayOf(start))
  return logged.filter(({ start, end }) => {
    const near = [-1, 0, 1].flatMap((by) => byDay.get(dayOf(start) + by) ?? [])
    return !near.some(
      (other) =>
        Math.min(end, other.end) - Math.max(start, other.start) > Math.min(end - start, other.end - other.start) / 2,
    )
  })
}

const dayOf = (ms: number) => Math.floor(ms / 86_400_000)
