import { STRAIN_AXIS } from '../constants/charts.ts'
import { STRAIN_TREND } from '../constants/team-trends.ts'
import { heartRate, type MetricRecord } from './metric-record.ts'

const ofDays = { series: ['activity'], of: 'day' } as const
const ofNaps = { ...ofDays, series: ['naps'], adds: 'sum' } as const

/** What is of a whole day: its load, its heart rates, its naps, and whether anything was recorded. */
export const DAY_METRICS = {
  strain: {
    ...ofDays,
    source: ['cycles.strain'],
    teamField: { name: 'strain_score', about: 'day strain, 0 to 21' },
    label: 'strain',
    longLabel: 'day strain',
    names: { athleteWeek: 'Daily Strain' },
    words: ['strain', 'day strain', 'load'],
    unit: '',
    differenceUnit: '',
    decimals: 1,
    better: null,
    steadyWithin: STRAIN_TREND.bounds[1],
    scale: STRAIN_AXIS,
    adds: 'mean',
    axis: { from: STRAIN_AXIS[0], to: STRAIN_AXIS[1], ticks: [STRAIN_AXIS[0], 5, 10, 15, STRAIN_AXIS[1]] },
    isLoad: true,
  },
  average_heart_rate: {
    ...heartRate,
    ...ofDays,
    source: ['cycles.average_heart_rate'],
    teamField: { name: 'average_heart_rate', about: 'bpm' },
    label: 'average heart rate',
    words: ['average heart rate', 'heart rate', 'mean heart rate'],
  },
  max_heart_rate: {
    ...heartRate,
    ...ofDays,
    source: ['cycles.max_heart_rate'],
    teamField: { name: 'max_heart_rate', about: 'bpm' },
    label: 'maximum heart rate',
    words: ['maximum heart rate', 'max heart rate', 'peak heart rate'],
  },
  energy: {
    ...ofDays,
    source: ['cycles.kilojoule'],
    label: 'energy burned',
    words: ['energy', 'calories', 'kilojoules', 'calories burned', 'energy burned'],
    unit: 'kcal',
    differenceUnit: 'kcal',
    decimals: 0,
    better: null,
    steadyWithin: 100,
    scale: [0, 30_000],
    adds: 'sum',
    isLoad: true,
  },
  naps: {
    ...ofNaps,
    source: ['sleeps.nap'],
    label: 'naps',
    words: ['naps'],
    unit: '',
    differenceUnit: '',
    decimals: 0,
    better: null,
    steadyWithin: 0.5,
    scale: [0, 20],
  },
  nap_time: {
    ...ofNaps,
    source: [
      'sleeps.nap',
      'sleeps.total_light_sleep_time_milli',
      'sleeps.total_slow_wave_sleep_time_milli',
      'sleeps.total_rem_sleep_time_milli',
    ],
    label: 'nap time',
    words: ['nap time', 'hours napped'],
    unit: 'h',
    differenceUnit: 'h',
    decimals: 1,
    better: null,
    steadyWithin: 0.1,
    scale: [0, 24],
  },
  /** 1 on each day of which there is any record, and no value on the others. */
  any_record: {
    ...ofDays,
    source: [],
    // Those of which no screen shows anything: of the others it takes what is always there.
    series: ['naps', 'workouts'],
    label: 'records',
    words: ['records', 'data', 'sync'],
    unit: '',
    differenceUnit: '',
    decimals: 0,
    better: null,
    steadyWithin: 0,
    scale: [0, 1],
    adds: 'sum',
    everyMaker: true,
  },
} as const satisfies Record<string, MetricRecord>
