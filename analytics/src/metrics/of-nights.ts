import { SLEEP_TREND } from '@corner/contract/constants/team-trends.ts'
import { placeOnClock } from '../clock.ts'
import { isMeasured } from '../measured.ts'
import { type Point, pointsOf } from '../points.ts'
import type { Night } from '../query/day-records.ts'
import { decimal } from '../rounding.ts'
import { type DayMetric, percent, type Series } from './metric.ts'

/** As on the screens, a night without hours asleep counts as none. */
const read =
  (value: (night: Night) => number | null | undefined) =>
  ({ sleep_data }: Series): Point[] =>
    pointsOf(
      sleep_data.filter(({ total_duration_hours }) => isMeasured(total_duration_hours)),
      (night) => value(night) ?? null,
    )

/** Sleep is judged by the period's mean, as on the screens (docs/reference/metrics-and-rules.md#at-risk-rules). */
const ofNights = { of: 'night', defaultAggregate: 'mean' } as const

const hours = {
  ...ofNights,
  unit: 'h',
  differenceUnit: 'h',
  decimals: 1,
  steadyWithin: 0.1,
  scale: [0, 24],
  adds: 'mean',
} as const

const count = { ...ofNights, unit: '', differenceUnit: '', decimals: 0, steadyWithin: 1, adds: 'mean' } as const

const clock = {
  ...ofNights,
  unit: 'clock',
  differenceUnit: 'h',
  decimals: 1,
  better: null,
  steadyWithin: 0.25,
  adds: 'mean',
} as const

/** Bed times are counted from noon to noon. */
const BED_DAY_BEGINS = 12
const WAKE_DAY_BEGINS = 0

/** What a night's sleep record holds. */
export const NIGHT_METRICS = {
  sleep_duration: {
    ...hours,
    label: 'sleep',
    words: ['sleep', 'hours of sleep', 'sleep duration', 'time asleep'],
    better: 'higher',
    read: read(({ total_duration_hours }) => total_duration_hours),
  },
  sleep_quality: {
    ...percent,
    ...ofNights,
    label: 'sleep quality',
    words: ['sleep quality', 'sleep score', 'sleep performance'],
    steadyWithin: SLEEP_TREND.bounds[1],
    read: read(({ sleep_quality_score }) => sleep_quality_score),
  },
  sleep_efficiency: {
    ...percent,
    ...ofNights,
    label: 'sleep efficiency',
    words: ['sleep efficiency'],
    // Of positive values only (docs/reference/metrics-and-rules.md#athlete-metrics).
    read: read(({ sleep_efficiency }) => sleep_efficiency || null),
  },
  sleep_consistency: {
    ...percent,
    ...ofNights,
    label: 'sleep consistency',
    words: ['sleep consistency'],
    read: read(({ sleep_consistency_percentage }) => sleep_consistency_percentage),
  },
  light_sleep: {
    ...hours,
    label: 'light sleep',
    words: ['light sleep'],
    better: null,
    read: read(({ light_hours }) => light_hours),
  },
  deep_sleep: {
    ...hours,
    label: 'deep sleep',
    words: ['deep sleep', 'slow wave sleep'],
    better: 'higher',
    read: read(({ deep_hours }) => deep_hours),
  },
  rem_sleep: {
    ...hours,
    label: 'REM sleep',
    words: ['REM sleep', 'REM'],
    better: 'higher',
    read: read(({ rem_hours }) => rem_hours),
  },
  awake_time: {
    ...hours,
    label: 'time awake in bed',
    words: ['awake time', 'time awake'],
    better: 'lower',
    read: read(({ awake_hours }) => awake_hours),
  },
  time_in_bed: {
    ...hours,
    label: 'time in bed',
    words: ['time in bed', 'hours in bed'],
    better: null,
    read: read(({ in_bed_hours }) => in_bed_hours),
  },
  bed_time: {
    ...clock,
    label: 'bed time',
    words: ['bed time', 'bedtime', 'time to bed'],
    scale: [BED_DAY_BEGINS, BED_DAY_BEGINS + 24],
    clock: { dayBegins: BED_DAY_BEGINS },
    read: read(({ bed_clock_hours }) => onClock(bed_clock_hours, BED_DAY_BEGINS)),
  },
  wake_time: {
    ...clock,
    label: 'wake time',
    words: ['wake time', 'wake-up time', 'time of getting up'],
    scale: [WAKE_DAY_BEGINS, WAKE_DAY_BEGINS + 24],
    clock: { dayBegins: WAKE_DAY_BEGINS },
    read: read(({ wake_clock_hours }) => onClock(wake_clock_hours, WAKE_DAY_BEGINS)),
  },
  sleep_need: {
    ...hours,
    label: 'sleep need',
    words: ['sleep need', 'sleep needed'],
    better: null,
    read: read(({ need_hours }) => need_hours),
  },
  /** Hours needed minus hours slept; a night that was longer than needed leaves a debt of 0. */
  sleep_debt: {
    ...hours,
    label: 'sleep debt',
    words: ['sleep debt', 'missed sleep', 'missing sleep'],
    better: 'lower',
    read: read(({ need_hours, total_duration_hours }) =>
      isMeasured(need_hours) && isMeasured(total_duration_hours)
        ? decimal(Math.max(0, need_hours - total_duration_hours))
        : null,
    ),
  },
  respiratory_rate: {
    ...ofNights,
    label: 'respiratory rate',
    words: ['respiratory rate', 'breathing rate', 'breaths a minute'],
    unit: 'breaths/min',
    differenceUnit: 'breaths/min',
    decimals: 1,
    better: null,
    steadyWithin: 0.3,
    scale: [4, 60],
    adds: 'mean',
    defaultAggregate: 'latest',
    read: read(({ respiratory_rate }) => respiratory_rate),
  },
  disturbances: {
    ...count,
    label: 'disturbances',
    words: ['disturbances', 'sleep disturbances', 'wake-ups'],
    better: 'lower',
    scale: [0, 200],
    read: read(({ disturbance_count }) => disturbance_count),
  },
  sleep_cycles: {
    ...count,
    label: 'sleep cycles',
    words: ['sleep cycles'],
    better: null,
    scale: [0, 20],
    read: read(({ sleep_cycle_count }) => sleep_cycle_count),
  },
} as const satisfies Record<string, DayMetric>

const onClock = (hour: number | null | undefined, dayBegins: number) =>
  isMeasured(hour) ? placeOnClock(hour, dayBegins) : null
