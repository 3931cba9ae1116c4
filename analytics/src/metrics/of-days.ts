import { CALORIES_PER_KILOJOULE } from '@corner/contract/constants/charts.ts'
import { STRAIN_TREND } from '@corner/contract/constants/team-trends.ts'
import { isMeasured } from '../measured.ts'
import { type Point, pointsOf } from '../points.ts'
import type { ActivityDay } from '../query/day-records.ts'
import { decimal } from '../rounding.ts'
import { type DayMetric, heartRate, type Series } from './metric.ts'
import { sumOfDay, wornDays } from './worn-days.ts'

/** As on the screens, a day without a strain counts as none. */
const read =
  (value: (day: ActivityDay) => number | null | undefined) =>
  ({ activity_data }: Series): Point[] =>
    pointsOf(
      activity_data.filter(({ strain_score }) => isMeasured(strain_score)),
      (day) => value(day) ?? null,
    )

const ofDays = { of: 'day', defaultAggregate: 'latest' } as const

/** What is of a whole day: its load, its heart rates, its naps, and whether anything was recorded. */
export const DAY_METRICS = {
  strain: {
    ...ofDays,
    label: 'strain',
    words: ['strain', 'day strain', 'load'],
    unit: '',
    differenceUnit: '',
    decimals: 1,
    better: null,
    steadyWithin: STRAIN_TREND.bounds[1],
    scale: [0, 21],
    adds: 'mean',
    read: read(({ strain_score }) => strain_score),
  },
  average_heart_rate: {
    ...heartRate,
    ...ofDays,
    label: 'average heart rate',
    words: ['average heart rate', 'heart rate', 'mean heart rate'],
    read: read(({ average_heart_rate }) => average_heart_rate),
  },
  max_heart_rate: {
    ...heartRate,
    ...ofDays,
    label: 'maximum heart rate',
    words: ['maximum heart rate', 'max heart rate', 'peak heart rate'],
    read: read(({ max_heart_rate }) => max_heart_rate),
  },
  energy: {
    ...ofDays,
    label: 'energy burned',
    words: ['energy', 'calories', 'kilojoules', 'calories burned', 'energy burned'],
    unit: 'kcal',
    differenceUnit: 'kcal',
    decimals: 0,
    better: null,
    steadyWithin: 100,
    scale: [0, 30_000],
    adds: 'sum',
    read: read(({ kilojoule }) => (isMeasured(kilojoule) ? decimal(kilojoule * CALORIES_PER_KILOJOULE) : null)),
  },
  naps: {
    ...ofDays,
    label: 'naps',
    words: ['naps'],
    unit: '',
    differenceUnit: '',
    decimals: 0,
    better: null,
    steadyWithin: 0.5,
    scale: [0, 20],
    adds: 'sum',
    defaultAggregate: 'sum',
    read: (records) => sumOfDay(records, records.naps, () => 1),
  },
  nap_time: {
    ...ofDays,
    label: 'nap time',
    words: ['nap time', 'hours napped'],
    unit: 'h',
    differenceUnit: 'h',
    decimals: 1,
    better: null,
    steadyWithin: 0.1,
    scale: [0, 24],
    adds: 'sum',
    defaultAggregate: 'sum',
    read: (records) => sumOfDay(records, records.naps, ({ hours }) => hours),
  },
  /** 1 on each day of which there is any record, and no value on the others. */
  any_record: {
    ...ofDays,
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
    read: (records) => [...wornDays(records)].sort().map((date) => ({ date, value: 1 })),
  },
} as const satisfies Record<string, DayMetric>
