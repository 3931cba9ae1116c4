import { CALORIES_PER_KILOJOULE } from '@corner/contract/constants/charts.ts'
import type { WORKOUT_METRICS } from '@corner/contract/metrics/of-workouts.ts'
import type { Workout } from '../athlete/day-records.ts'
import { isMeasured } from '../numbers/measured.ts'
import { pointsOf } from '../series/points.ts'
import type { DayReader, Series } from './metric.ts'
import { sumOfDay } from './worn-days.ts'

/** Of a day with several workouts the sum, of a worn day without one 0. */
const sum = (amountOf: (workout: Workout) => number | null): DayReader => ({
  read: (records, sport) => sumOfDay(records, workoutsOf(records, sport), amountOf),
})

/** Of a day with several workouts the greatest value, of a day without one none: strains and heart rates do not add up. */
const greatest = (value: (workout: Workout) => number | null): DayReader => ({
  read: (records, sport) => pointsOf(workoutsOf(records, sport) ?? [], value),
})

const minutesInZones = (...zones: readonly number[]) =>
  sum(({ zone_minutes }) => {
    const minutes = zones.map((zone) => zone_minutes[zone] ?? null)
    return minutes.every(isMeasured) ? minutes.reduce((total, each) => total + each, 0) : null
  })

/** How what a day's workouts come to is read. */
export const WORKOUT_READERS: Record<keyof typeof WORKOUT_METRICS, DayReader> = {
  workouts: sum(() => 1),
  workout_time: sum(({ minutes }) => (minutes === null ? null : minutes / 60)),
  workout_strain: greatest(({ strain }) => strain),
  workout_energy: sum(({ kilojoule }) => (kilojoule === null ? null : kilojoule * CALORIES_PER_KILOJOULE)),
  workout_average_heart_rate: greatest(({ average_heart_rate }) => average_heart_rate),
  workout_max_heart_rate: greatest(({ max_heart_rate }) => max_heart_rate),
  zone_0: minutesInZones(0),
  zone_1: minutesInZones(1),
  zone_2: minutesInZones(2),
  zone_3: minutesInZones(3),
  zone_4: minutesInZones(4),
  zone_5: minutesInZones(5),
  high_zones: minutesInZones(4, 5),
  distance: sum(({ distance_meter }) => distance_meter),
}

function workoutsOf({ workouts }: Series, sport: string | undefined): readonly Workout[] | undefined {
  if (sport === undefined) return workouts
  const meant = plain(sport)
  return workouts?.filter((workout) => plain(workout.sport) === meant)
}

/** Providers and people write one sport in several ways: `Cross-Country skiing`, `cross_country_skiing`. */
const plain = (sport: string) =>
  sport
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
