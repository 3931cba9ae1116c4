import { AGGREGATES } from '@corner/contract/entities/query.ts'
import { describe, expect, it } from 'vitest'
import type { Night, Workout } from '../athlete/day-records.ts'
import { AGGREGATE_ENTRIES } from '../query/aggregates/every-aggregate.ts'
import type { Series } from './metric.ts'
import { CATALOGUE, METRIC_NAMES, type METRICS, metricOf } from './metric-catalogue.ts'

const DAY = '2026-11-21'
const EARLIER = '2026-11-20'
const NOTHING: Series = { recovery_data: [], sleep_data: [], activity_data: [], naps: [], workouts: [] }
const night = (given: Partial<Night> = {}): Night => ({
  date: DAY,
  total_duration_hours: 7,
  sleep_quality_score: 80,
  sleep_efficiency: 90,
  sleep_consistency_percentage: 70,
  ...given,
})
const workout = (given: Partial<Workout> = {}): Workout => ({
  date: DAY,
  sport: 'Wrestling',
  minutes: 90,
  strain: 12,
  kilojoule: 2000,
  distance_meter: null,
  average_heart_rate: 140,
  max_heart_rate: 180,
  zone_minutes: [1, 2, 3, 4, 5, 6],
  ...given,
})
const valuesOf = (metric: keyof typeof METRICS, records: Partial<Series>, sport?: string) => {
  const described = CATALOGUE[metric]
  if (!described || described.of === 'standing') throw new Error('Not of a day')
  return described.read({ ...NOTHING, ...records }, sport).map(({ value }) => value)
}

describe.each(Object.entries(CATALOGUE))('%s', (_, metric) => {
  it('is told in full: a label among its words, a scale, and no value of no record', () => {
    expect(metric.words.length).toBeGreaterThan(0)
    expect(metric.scale[0]).toBeLessThan(metric.scale[1])
    if (metric.of === 'standing') return
    expect(metric.read(NOTHING)).toEqual([])
    expect(metric.read({ recovery_data: [], sleep_data: [], activity_data: [] })).toEqual([])
  })
})

it('is named and worded once each', () => {
  const words = Object.values(CATALOGUE).flatMap((metric) => metric.words.map((word) => word.toLowerCase()))
  expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([])
  const labels = Object.values(CATALOGUE).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
})

it('has a reader for every aggregate of the language', () => {
  expect(Object.keys(AGGREGATE_ENTRIES).sort()).toEqual([...AGGREGATES].sort())
})

describe('nights', () => {
  it.each<[keyof typeof METRICS, Partial<Night>, number[]]>([
    ['sleep_debt', { need_hours: 8.5 }, [1.5]],
    ['sleep_debt', { need_hours: 6 }, [0]],
    ['sleep_debt', {}, []],
    ['bed_time', { bed_clock_hours: 0.5 }, [24.5]],
    ['bed_time', { bed_clock_hours: 22 }, [22]],
    ['wake_time', { wake_clock_hours: 6.25 }, [6.25]],
    ['deep_sleep', { deep_hours: 0 }, [0]],
    ['deep_sleep', { deep_hours: 1, total_duration_hours: null }, []],
    ['sleep_efficiency', { sleep_efficiency: 0 }, []],
  ])('%s of %j is %j', (metric, given, expected) => {
    expect(valuesOf(metric, { sleep_data: [night(given)] })).toEqual(expected)
  })
})

describe('skin temperature', () => {
  const daysWith = (values: readonly number[]) =>
    values.map((skin_temp_celsius, place) => ({
      date: `2026-11-${String(place + 1).padStart(2, '0')}`,
      recovery_score: 50,
      resting_heart_rate: 50,
      hrv_rmssd_milli: 60,
      skin_temp_celsius,
    }))
  it('is told against the mean of the nights before, and not before there are 14', () => {
    const recovery_data = daysWith([...Array(7).fill(33), ...Array(7).fill(34), 34.5, 33.5])
    const [first, second] = valuesOf('skin_temperature', { recovery_data })
    expect(first).toBeCloseTo(1, 6)
    expect(second).toBeCloseTo(33.5 - (33 * 7 + 34 * 7 + 34.5) / 15, 6)
  })
})

describe('workouts', () => {
  const worn = { sleep_data: [night({ date: EARLIER }), night()] }
  it.each<[keyof typeof METRICS, Partial<Workout>[], number[]]>([
    ['workouts', [{}, {}], [0, 2]],
    ['workout_time', [{}, { minutes: 30 }], [0, 2]],
    ['workout_strain', [{}, { strain: 15 }], [15]],
    ['workout_energy', [{}], [0, 478]],
    ['workout_max_heart_rate', [{}, { max_heart_rate: 195 }], [195]],
    ['zone_3', [{}, {}], [0, 8]],
    ['high_zones', [{}], [0, 11]],
    ['distance', [{}], [0]],
    ['distance', [{}, { distance_meter: 5000 }], [0, 5000]],
    ['high_zones', [{ zone_minutes: [null, null, null, null, null, null] }], [0]],
  ])('%s of a worn day without and of one with %j is %j', (metric, given, expected) => {
    expect(valuesOf(metric, { ...worn, workouts: given.map(workout) })).toEqual(expected)
  })

  it('are read of one sport, however it is written', () => {
    const workouts = [workout(), workout({ sport: 'cross_country_skiing', minutes: 60 })]
    expect(valuesOf('workout_time', { ...worn, workouts }, 'Cross-Country Skiing')).toEqual([0, 1])
  })

  it('are unknown where they were not read, and on a day that was not worn', () => {
    expect(valuesOf('workouts', { ...worn, workouts: undefined })).toEqual([])
    expect(valuesOf('naps', { sleep_data: [night({ total_duration_hours: null })] })).toEqual([])
  })
})

it('counts a day as recorded by whatever was recorded', () => {
  expect(valuesOf('any_record', { sleep_data: [night()], workouts: [workout({ date: EARLIER })] })).toEqual([1, 1])
})

it('tells energy in calories', () => {
  const activity_data = [
    { date: DAY, strain_score: 10, average_heart_rate: 70, max_heart_rate: 170, kilojoule: 10_000 },
  ]
  expect(valuesOf('energy', { activity_data })).toEqual([2390])
})

it('lists the metrics of the team screens, each with a name of its own', () => {
  expect(METRIC_NAMES.toSorted()).toEqual([
    'average_heart_rate',
    'hrv',
    'max_heart_rate',
    'recovery',
    'resting_heart_rate',
    'sleep_consistency',
    'sleep_duration',
    'sleep_efficiency',
    'sleep_quality',
    'strain',
  ])
  expect(METRIC_NAMES.every((name) => CATALOGUE[name] === metricOf(name))).toBe(true)
})
