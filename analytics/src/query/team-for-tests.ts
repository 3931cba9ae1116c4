import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Days, Measure, Query } from '@corner/contract/entities/query.ts'
import fc from 'fast-check'
import type { DayRecords, Workout } from '../athlete/day-records.ts'
import { addDays, daysUntil, weekdayOf } from '../days/calendar.ts'
import { type EvaluateInput, evaluate } from './evaluate.ts'
import type { Facts } from './facts.ts'

export const TODAY = '2026-11-21'
/** Long enough for a season and the days before it that values are held against. */
const DAYS = 50

const value = (least: number, most: number) =>
  fc.option(
    fc.integer({ min: least * 10, max: most * 10 }).map((tenths) => tenths / 10),
    { nil: null, freq: 7 },
  )

/** A record of about three days of four. */
const onSomeDays = <R extends object>(
  record: fc.Arbitrary<R>,
  days = DAYS,
): fc.Arbitrary<({ date: CalendarDay } & R)[]> =>
  fc
    .array(fc.option(record, { nil: null, freq: 3 }), { minLength: days, maxLength: days, size: 'max' })
    .map((records) =>
      daysUntil(addDays(TODAY, 1), days).flatMap((date, place) => {
        const found = records[place]
        return found ? [{ date, ...found }] : []
      }),
    )

const workout: fc.Arbitrary<Omit<Workout, 'date'>> = fc.record({
  sport: fc.constantFrom('wrestling', 'running'),
  minutes: value(10, 120),
  strain: value(0, 21),
  kilojoule: value(100, 5000),
  average_heart_rate: value(90, 170),
  max_heart_rate: value(120, 205),
  zone_minutes: fc.tuple(value(0, 9), value(0, 9), value(0, 9), value(0, 9), value(0, 9), value(0, 9)),
  distance_meter: value(0, 9000),
})

const series = fc.record({
  recovery_data: onSomeDays(
    fc.record({
      recovery_score: value(0, 100),
      resting_heart_rate: value(35, 80),
      hrv_rmssd_milli: value(10, 150),
      spo2_percentage: value(90, 100),
      skin_temp_celsius: value(30, 36),
    }),
  ),
  sleep_data: onSomeDays(
    fc.record({
      total_duration_hours: value(3, 11),
      sleep_quality_score: value(0, 100),
      sleep_efficiency: value(0, 100),
      sleep_consistency_percentage: value(0, 100),
      bed_clock_hours: fc.oneof(value(20, 23), value(0, 3)),
      need_hours: value(6, 10),
    }),
  ),
  activity_data: onSomeDays(
    fc.record({
      strain_score: value(0, 21),
      average_heart_rate: value(50, 100),
      max_heart_rate: value(100, 205),
      kilojoule: value(5000, 20_000),
    }),
  ),
  naps: onSomeDays(fc.record({ hours: value(0, 2) })),
  workouts: onSomeDays(workout),
})

/** An athlete with gaps, of one of two makers, sometimes without a device or without any record. */
const athlete: fc.Arbitrary<Omit<DayRecords, 'athlete_id'>> = fc
  .record({
    athlete_name: fc.constantFrom('Ann Ash', 'Ben Birch', 'Cem Dal', 'Dan Elm'), // so that names repeat
    whoop_connected: fc.boolean(),
    provider: fc.constantFrom('whoop', 'whoop', 'whoop', 'oura', null),
    isEmpty: fc.constantFrom(false, false, false, false, true),
    series,
  })
  .map(({ isEmpty, series: all, ...who }) => ({
    ...who,
    first_name: '',
    ...(isEmpty ? { recovery_data: [], sleep_data: [], activity_data: [], naps: [], workouts: [] } : all),
  }))

/** Made-up teams. */
export const teams = ({ least = 1, most = 5, provider }: { least?: number; most?: number; provider?: string } = {}) =>
  fc
    .array(athlete, { minLength: least, maxLength: most })
    .map((found): DayRecords[] =>
      found.map((one, place) => ({ ...one, ...(provider && { provider }), athlete_id: `id-${place}` })),
    )

/** Windows of 1 to 14 days that end up to a week ago, some of certain weekdays only. */
export const someDays: fc.Arbitrary<Days> = fc
  .record({
    last: fc.integer({ min: 1, max: 14 }),
    before: fc.constantFrom(undefined, 1, 3, 7),
    weekdays: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }), { nil: undefined, freq: 3 }),
  })
  .map(({ last, before, weekdays }) => ({ window: { last, ...(before && { before }) }, ...(weekdays && { weekdays }) }))

/** The days of `someDays`, by a way of their own; with tomorrow where they end today. */
export function datesOf({ window, weekdays }: Days, { withTomorrow = true } = {}): CalendarDay[] {
  if (!window || !('last' in window)) throw new Error('Only windows of the last days')
  const before = window.before ?? 0
  const dates = Array.from({ length: window.last }, (_, ago) => dateAgo(before + ago)).reverse()
  if (before === 0 && withTomorrow) dates.push(dateAgo(-1))
  return dates.filter((date) => weekdays === undefined || weekdays.includes(weekdayOf(date)))
}

export const dateAgo = (days: number): CalendarDay => addDays(TODAY, -days)

/** A query with as little as a test needs to see. */
export function queryOf(measure: Measure, given: Partial<Query> = {}): Query {
  return { who: {}, measures: [measure], days: {}, by: ['athlete'], asks: 'value', ...given }
}

export const ask = (query: Query, athletes: readonly DayRecords[], given: Partial<EvaluateInput> = {}): Facts =>
  evaluate(query, { athletes, today: TODAY, days: 7, ...given })

/** A plain athlete: one value a day, the last of today; null: no record of that day. */
export function athleteOf(given: {
  id?: string
  name?: string
  provider?: string | null
  connected?: boolean
  recovery?: readonly (number | null)[]
  strain?: readonly (number | null)[]
  hours?: readonly (number | null)[]
}): DayRecords {
  const {
    id = 'a',
    name = 'Ann Ash',
    provider = 'whoop',
    connected = true,
    recovery = [],
    strain = [],
    hours = [],
  } = given
  const dated = <R extends object>(values: readonly (number | null)[], read: (value: number) => R) =>
    values.flatMap((each, place) =>
      each === null ? [] : [{ date: dateAgo(values.length - 1 - place), ...read(each) }],
    )
  return {
    athlete_id: id,
    athlete_name: name,
    first_name: '',
    whoop_connected: connected,
    provider,
    recovery_data: dated(recovery, (recovery_score) => ({
      recovery_score,
      resting_heart_rate: null,
      hrv_rmssd_milli: null,
    })),
    sleep_data: dated(hours, (total_duration_hours) => ({
      total_duration_hours,
      sleep_quality_score: null,
      sleep_efficiency: null,
      sleep_consistency_percentage: null,
    })),
    activity_data: dated(strain, (strain_score) => ({ strain_score, average_heart_rate: null, max_heart_rate: null })),
  }
}

/** Every figure of a result, those of conditions and of the other side among them. */
export function everyFact({ rows, others, judged, against }: Facts) {
  const ofRows = [...rows, ...others, ...(against?.rows ?? [])].flatMap(({ facts }) => facts)
  return [...judged.flatMap(({ values }) => values.map(({ fact }) => fact)), ...ofRows]
}
