import { SLEEP_HOURS_AXIS, SLEEP_QUALITY_AXIS } from '../constants/charts.ts'
import { SLEEP_TREND } from '../constants/team-trends.ts'
import { type MetricRecord, percent } from './metric-record.ts'

const ofNights = { series: ['sleep'], of: 'night' } as const

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

const ASLEEP = [
  'sleeps.total_light_sleep_time_milli',
  'sleeps.total_slow_wave_sleep_time_milli',
  'sleeps.total_rem_sleep_time_milli',
] as const

/** What a night's sleep record holds. */
export const NIGHT_METRICS = {
  sleep_duration: {
    ...hours,
    source: ASLEEP,
    besides: ['recovery'],
    teamField: { name: 'total_duration_hours', about: 'light + slow wave + REM of the main sleep, hours' },
    label: 'sleep',
    names: { teamCharts: 'Sleep duration', athleteWeek: 'Duration', rankings: 'Duration' },
    words: ['sleep', 'hours of sleep', 'sleep duration', 'time asleep'],
    better: 'higher',
    // The ticks stand at the heights of those of the percent, so that one grid serves both.
    axis: { from: SLEEP_HOURS_AXIS[0], to: SLEEP_HOURS_AXIS[1], ticks: [0, 3, 6, 9, 12] },
    isMeantByUnit: true,
    ownAxis: { from: 0, to: 'fit', ticks: [0, 4, 7, 10] },
    everyProvider: true,
  },
  sleep_quality: {
    ...percent,
    ...ofNights,
    source: ['sleeps.sleep_performance_percentage'],
    teamField: { name: 'sleep_quality_score', about: 'sleep performance, percent' },
    label: 'sleep quality',
    names: { athleteWeek: 'Sleep Quality', rankings: 'Quality' },
    explanation: 'How much of the sleep that was needed was slept, in percent, and the hours asleep.',
    words: ['sleep quality', 'sleep score', 'sleep performance'],
    steadyWithin: SLEEP_TREND.bounds[1],
    axis: { from: SLEEP_QUALITY_AXIS[0], to: SLEEP_QUALITY_AXIS[1], ticks: [0, 25, 50, 75, 100] },
  },
  sleep_efficiency: {
    ...percent,
    ...ofNights,
    source: ['sleeps.sleep_efficiency_percentage'],
    teamField: { name: 'sleep_efficiency', about: 'percent' },
    label: 'sleep efficiency',
    names: { rankings: 'Efficiency' },
    words: ['sleep efficiency'],
  },
  sleep_consistency: {
    ...percent,
    ...ofNights,
    source: ['sleeps.sleep_consistency_percentage'],
    teamField: { name: 'sleep_consistency_percentage', about: 'percent' },
    label: 'sleep consistency',
    words: ['sleep consistency'],
  },
  light_sleep: {
    ...hours,
    source: ['sleeps.total_light_sleep_time_milli'],
    label: 'light sleep',
    words: ['light sleep'],
    better: null,
  },
  deep_sleep: {
    ...hours,
    source: ['sleeps.total_slow_wave_sleep_time_milli'],
    label: 'deep sleep',
    words: ['deep sleep', 'slow wave sleep'],
    better: 'higher',
  },
  rem_sleep: {
    ...hours,
    source: ['sleeps.total_rem_sleep_time_milli'],
    label: 'REM sleep',
    words: ['REM sleep', 'REM'],
    better: 'higher',
  },
  awake_time: {
    ...hours,
    source: ['sleeps.total_awake_time_milli'],
    label: 'time awake in bed',
    words: ['awake time', 'time awake'],
    better: 'lower',
  },
  time_in_bed: {
    ...hours,
    source: ['sleeps.total_in_bed_time_milli'],
    label: 'time in bed',
    words: ['time in bed', 'hours in bed'],
    better: null,
  },
  bed_time: {
    ...clock,
    source: ['sleeps.start_at', 'sleeps.timezone_offset'],
    label: 'bed time',
    words: ['bed time', 'bedtime', 'time to bed'],
    scale: [BED_DAY_BEGINS, BED_DAY_BEGINS + 24],
    clock: { dayBegins: BED_DAY_BEGINS },
  },
  wake_time: {
    ...clock,
    source: ['sleeps.end_at', 'sleeps.timezone_offset'],
    label: 'wake time',
    words: ['wake time', 'wake-up time', 'time of getting up'],
    scale: [WAKE_DAY_BEGINS, WAKE_DAY_BEGINS + 24],
    clock: { dayBegins: WAKE_DAY_BEGINS },
  },
  sleep_need: {
    ...hours,
    source: ['sleeps.sleep_need_milli'],
    label: 'sleep need',
    words: ['sleep need', 'sleep needed'],
    better: null,
  },
  /** Hours needed minus hours slept; a night that was longer than needed leaves a debt of 0. */
  sleep_debt: {
    ...hours,
    source: ['sleeps.sleep_need_milli', ...ASLEEP],
    label: 'sleep debt',
    words: ['sleep debt', 'missed sleep', 'missing sleep'],
    better: 'lower',
  },
  respiratory_rate: {
    ...ofNights,
    source: ['sleeps.respiratory_rate'],
    besides: ['recovery'],
    label: 'respiratory rate',
    words: ['respiratory rate', 'breathing rate', 'breaths a minute'],
    unit: 'breaths/min',
    differenceUnit: 'breaths/min',
    decimals: 1,
    better: null,
    steadyWithin: 0.3,
    scale: [4, 60],
    adds: 'mean',
    everyProvider: true,
  },
  disturbances: {
    ...count,
    source: ['sleeps.disturbance_count'],
    label: 'disturbances',
    words: ['disturbances', 'sleep disturbances', 'wake-ups'],
    better: 'lower',
    scale: [0, 200],
  },
  sleep_cycles: {
    ...count,
    source: ['sleeps.sleep_cycle_count'],
    label: 'sleep cycles',
    words: ['sleep cycles'],
    better: null,
    scale: [0, 20],
  },
} as const satisfies Record<string, MetricRecord>
