import { CALORIES_PER_KILOJOULE } from '@corner/contract/constants/charts.ts'
import { isMeasured } from '../measured.ts'
import { type Point, pointsOf } from '../points.ts'
import type { Workout } from '../query/day-records.ts'
import { type DayMetric, heartRate, type Series } from './metric.ts'
import { sumOfDay } from './worn-days.ts'

/** Of a day with several workouts the sum, of a worn day without one 0. */
const readSum =
  (amountOf: (workout: Workout) => number | null) =>
  (records: Series, sport?: string): Point[] =>
    sumOfDay(records, workoutsOf(records, sport), amountOf)

/** Of a day with several workouts the greatest value, of a day without one none: strains and heart rates do not add up. */
const readGreatest =
  (value: (workout: Workout) => number | null) =>
  (records: Series, sport?: string): Point[] =>
    pointsOf(workoutsOf(records, sport) ?? [], value)

const minutesInZones = (zones: readonly number[]) =>
  readSum(({ zone_minutes }) => {
    const minutes = zones.map((zone) => zone_minutes[zone] ?? null)
    return minutes.every(isMeasured) ? minutes.reduce((sum, each) => sum + each, 0) : null
  })

const amount = { of: 'workouts', decimals: 0, better: null, adds: 'sum', defaultAggregate: 'sum' } as const
const minutes = { ...amount, unit: 'min', differenceUnit: 'min', steadyWithin: 5, scale: [0, 1440] } as const

const zone = (number: 0 | 1 | 2 | 3 | 4 | 5) => ({
  ...minutes,
  label: `time in zone ${number}`,
  words: [`zone ${number}`, `time in zone ${number}`],
  read: minutesInZones([number]),
})

/** What a day's workouts come to. */
export const WORKOUT_METRICS = {
  workouts: {
    ...amount,
    label: 'workouts',
    words: ['workouts', 'sessions', 'training sessions', 'practices'],
    unit: '',
    differenceUnit: '',
    steadyWithin: 0.5,
    scale: [0, 30],
    read: readSum(() => 1),
  },
  workout_time: {
    ...amount,
    label: 'training time',
    words: ['training time', 'training hours', 'workout time', 'workout duration'],
    unit: 'h',
    differenceUnit: 'h',
    decimals: 1,
    steadyWithin: 0.1,
    scale: [0, 24],
    read: readSum((workout) => (workout.minutes === null ? null : workout.minutes / 60)),
  },
  workout_strain: {
    label: 'workout strain',
    words: ['workout strain', 'session strain'],
    unit: '',
    differenceUnit: '',
    decimals: 1,
    better: null,
    steadyWithin: 0.5,
    scale: [0, 21],
    adds: 'mean',
    defaultAggregate: 'latest',
    of: 'workouts',
    read: readGreatest(({ strain }) => strain),
  },
  workout_energy: {
    ...amount,
    label: 'energy burned in workouts',
    words: ['workout energy', 'workout calories', 'calories in training'],
    unit: 'kcal',
    differenceUnit: 'kcal',
    steadyWithin: 50,
    scale: [0, 20_000],
    read: readSum(({ kilojoule }) => (kilojoule === null ? null : kilojoule * CALORIES_PER_KILOJOULE)),
  },
  workout_average_heart_rate: {
    ...heartRate,
    label: 'average heart rate in workouts',
    words: ['workout heart rate', 'average heart rate in training'],
    defaultAggregate: 'latest',
    of: 'workouts',
    read: readGreatest(({ average_heart_rate }) => average_heart_rate),
  },
  workout_max_heart_rate: {
    ...heartRate,
    label: 'maximum heart rate in workouts',
    words: ['maximum workout heart rate', 'peak heart rate in training'],
    defaultAggregate: 'latest',
    of: 'workouts',
    read: readGreatest(({ max_heart_rate }) => max_heart_rate),
  },
  zone_0: zone(0),
  zone_1: zone(1),
  zone_2: zone(2),
  zone_3: zone(3),
  zone_4: zone(4),
  zone_5: zone(5),
  high_zones: {
    ...minutes,
    label: 'time in the high zones (4 and 5)',
    words: ['high zones', 'red zone', 'time in zones 4 and 5', 'high intensity minutes'],
    read: minutesInZones([4, 5]),
  },
  distance: {
    ...amount,
    label: 'distance',
    words: ['distance', 'metres', 'miles', 'kilometres'],
    unit: 'm',
    differenceUnit: 'm',
    steadyWithin: 200,
    scale: [0, 500_000],
    read: readSum(({ distance_meter }) => distance_meter),
  },
} as const satisfies Record<string, DayMetric>

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
