import { STRAIN_AXIS } from '../constants/charts.ts'
import { heartRate, type MetricRecord } from './metric-record.ts'

const ofWorkouts = { series: ['workouts'], of: 'workouts' } as const
const amount = { ...ofWorkouts, decimals: 0, better: null, adds: 'sum' } as const
const minutes = {
  ...amount,
  source: ['workouts.zone_durations'],
  unit: 'min',
  differenceUnit: 'min',
  steadyWithin: 5,
  scale: [0, 1440],
} as const

const zone = (number: 0 | 1 | 2 | 3 | 4 | 5) => ({
  ...minutes,
  label: `time in zone ${number}`,
  words: [`zone ${number}`, `time in zone ${number}`],
})

/** What a day's workouts come to. */
export const WORKOUT_METRICS = {
  workouts: {
    ...amount,
    source: ['workouts.sport_name'],
    label: 'workouts',
    words: ['workouts', 'sessions', 'training sessions', 'practices'],
    unit: '',
    differenceUnit: '',
    steadyWithin: 0.5,
    scale: [0, 30],
    isLoad: true,
  },
  workout_time: {
    ...amount,
    source: ['workouts.start_at', 'workouts.end_at'],
    label: 'training time',
    words: ['training time', 'training hours', 'workout time', 'workout duration'],
    unit: 'h',
    differenceUnit: 'h',
    decimals: 1,
    steadyWithin: 0.1,
    scale: [0, 24],
    isLoad: true,
  },
  workout_strain: {
    ...ofWorkouts,
    source: ['workouts.strain'],
    label: 'workout strain',
    words: ['workout strain', 'session strain'],
    unit: '',
    differenceUnit: '',
    decimals: 1,
    better: null,
    steadyWithin: 0.5,
    scale: STRAIN_AXIS,
    adds: 'mean',
    isLoad: true,
  },
  workout_energy: {
    ...amount,
    source: ['workouts.kilojoule'],
    label: 'energy burned in workouts',
    words: ['workout energy', 'workout calories', 'calories in training'],
    unit: 'kcal',
    differenceUnit: 'kcal',
    steadyWithin: 50,
    scale: [0, 20_000],
  },
  workout_average_heart_rate: {
    ...heartRate,
    ...ofWorkouts,
    source: ['workouts.average_heart_rate'],
    label: 'average heart rate in workouts',
    words: ['workout heart rate', 'average heart rate in training'],
  },
  workout_max_heart_rate: {
    ...heartRate,
    ...ofWorkouts,
    source: ['workouts.max_heart_rate'],
    label: 'maximum heart rate in workouts',
    words: ['maximum workout heart rate', 'peak heart rate in training'],
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
    isLoad: true,
  },
  distance: {
    ...amount,
    source: ['workouts.distance_meter'],
    label: 'distance',
    words: ['distance', 'metres', 'miles', 'kilometres'],
    unit: 'm',
    differenceUnit: 'm',
    steadyWithin: 200,
    scale: [0, 500_000],
  },
} as const satisfies Record<string, MetricRecord>
