import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import type { DayRecords } from '@corner/analytics/athlete/day-records.ts'
import { CATALOGUE } from '@corner/analytics/metrics/metric-catalogue.ts'
import { OTHER_VALUES } from '@corner/contract/constants/other-values.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import type { RecordSeries } from '@corner/contract/metrics/record-series.ts'
import { expect, it } from 'vitest'
import { seriesNeeded } from './series-needed.ts'

const NIGHTS = Array.from({ length: 20 }, (_, night) => 6 + (night % 5) / 4)
const plain = athleteWith({ recovery: NIGHTS.map((hours) => hours * 8), hrv: NIGHTS, hours: NIGHTS, strain: NIGHTS })
const day = '2026-11-01'
const OTHERS = Object.keys(OTHER_VALUES)

/** An athlete with all fields of some series, and of the others only those on every screen. */
function knownIn(series: readonly RecordSeries[]): DayRecords {
  const further = <R extends object>(name: RecordSeries, fields: R) => (series.includes(name) ? fields : {})
  const sleep = {
    light_hours: 3,
    deep_hours: 1,
    rem_hours: 2,
    awake_hours: 1,
    in_bed_hours: 7,
    bed_clock_hours: 23,
    wake_clock_hours: 6,
    need_hours: 8,
    disturbance_count: 3,
    sleep_cycle_count: 4,
  }
  const workout = {
    date: day,
    sport: 'wrestling',
    minutes: 90,
    strain: 12,
    kilojoule: 2000,
    average_heart_rate: 130,
    max_heart_rate: 180,
    zone_minutes: [1, 2, 3, 4, 5, 6],
    distance_meter: 100,
  }
  return {
    ...plain,
    recovery_data: plain.recovery_data.map((one, place) => ({
      ...one,
      resting_heart_rate: 50,
      ...further('recovery', {
        spo2_percentage: 96,
        skin_temp_celsius: 33 + place / 10,
        other_values: { ...Object.fromEntries(OTHERS.map((key) => [key, 15])), sleep_duration_milli: 3 * 3_600_000 },
      }),
    })),
    // Of the first night there is only what its morning holds.
    sleep_data: plain.sleep_data.slice(1).map((night, place) => ({
      ...night,
      sleep_quality_score: 80,
      sleep_efficiency: 90,
      sleep_consistency_percentage: 70,
      ...further('sleep', { ...sleep, respiratory_rate: 14 + place / 10 }),
    })),
    activity_data: plain.activity_data.map((one) => ({
      ...one,
      average_heart_rate: 70,
      max_heart_rate: 180,
      ...further('activity', { kilojoule: 9000 }),
    })),
    ...further('naps', { naps: [{ date: '2026-10-01', hours: 1 }] }),
    ...further('workouts', { workouts: [workout] }),
  }
}

const everything = knownIn(['recovery', 'sleep', 'activity', 'naps', 'workouts'])
const dayMetrics = Object.entries(CATALOGUE).flatMap(([name, metric]) =>
  metric.of === 'standing' ? [] : [{ name, metric }],
)

it.each(dayMetrics)('knows which series $name is read from', ({ name, metric }) => {
  const query: Query = { who: {}, measures: [{ metric: name, aggregate: 'mean' }], days: {}, asks: 'value' }
  const needed = seriesNeeded(query)
  const known = metric.read(knownIn(needed))
  const dated = new Set(known.map(({ date }) => date))
  expect(known.length).toBeGreaterThan(0)
  expect(known).toEqual(metric.read(everything).filter(({ date }) => dated.has(date)))
  for (const left of needed.filter((series) => name !== 'any_record' || series === 'workouts')) {
    const less = metric.read(knownIn(needed.filter((series) => series !== left)))
    expect(less).not.toEqual(known)
  }
})

it('looks at conditions, tests and second metrics, too', () => {
  const asked = (given: Partial<Query>): Query => ({
    who: {},
    measures: [{ metric: 'recovery', aggregate: 'mean' }],
    days: {},
    asks: 'value',
    ...given,
  })
  expect(seriesNeeded(asked({}))).toEqual([])
  expect(seriesNeeded(asked({ days: { where: [{ metric: 'bed_time', is: 'above', than: 24 }] } }))).toEqual(['sleep'])
  expect(
    seriesNeeded(asked({ measures: [{ metric: 'recovery', aggregate: 'correlation', with: 'workout_time' }] })),
  ).toEqual(['workouts'])
  expect(
    seriesNeeded(asked({ who: { where: [{ measure: { metric: 'naps', aggregate: 'sum' }, is: 'above', than: 0 }] } })),
  ).toEqual(['naps'])
})
