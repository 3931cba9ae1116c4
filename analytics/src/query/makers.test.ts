import type { Days, Measure } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import type { DayRecords } from '../athlete/day-records.ts'
import { nameMakers } from '../series/one-maker.ts'
import { ask, athleteOf, dateAgo, queryOf } from './team-for-tests.ts'

/** Thirty days: twenty of one strap, and ten of another, which reads lower. */
const DAYS = [...Array(20).fill(80), ...Array(10).fill(40)]
const SEGMENTS = [
  { provider: 'whoop', from: '2025-01-01' },
  { provider: 'oura', from: dateAgo(9) },
]
const plain = athleteOf({ recovery: DAYS, hours: DAYS.map((value) => value / 10), strain: DAYS.map(() => 10) })
const workouts = DAYS.map((_, place) => ({
  date: dateAgo(29 - place),
  sport: 'wrestling',
  minutes: 60,
  strain: 10,
  kilojoule: null,
  average_heart_rate: null,
  max_heart_rate: null,
  zone_minutes: [],
  distance_meter: null,
}))
const ann: DayRecords = {
  ...plain,
  recovery_data: nameMakers(plain.recovery_data, SEGMENTS),
  sleep_data: nameMakers(plain.sleep_data, SEGMENTS),
  activity_data: nameMakers(plain.activity_data, SEGMENTS),
  workouts: nameMakers(workouts, SEGMENTS),
}

function figure(aggregate: Measure['aggregate'], days: Days, metric = 'recovery') {
  const [fact] = ask(queryOf({ metric, aggregate }, { days }), [ann]).rows[0]?.facts ?? []
  return fact && [fact.value, fact.records]
}
const MONTH = { window: { last: 30 } }

it.each([
  ['mean', [40, 10]],
  ['median', [40, 10]],
  ['trend', [0, 10]],
  ['halves', [0, 10]],
  ['max', [40, 10]],
] as const)('the %s of a month is of the newest maker’s days', (aggregate, expected) => {
  expect(figure(aggregate, MONTH)).toEqual(expected)
})

it.each([
  ['count', 'recovery', 30],
  ['sum', 'strain', 300],
  ['sum', 'workouts', 30],
  ['missing_days', 'recovery', 0],
] as const)('the %s of %s counts the days of both', (aggregate, metric, expected) => {
  expect(figure(aggregate, MONTH, metric)?.[0]).toBe(expected)
})

it('answers about days before the change with the maker of then', () => {
  expect(figure('mean', { window: { last: 5, before: 15 } })).toEqual([80, 5])
  const byDay = ask(queryOf({ metric: 'sleep_duration', aggregate: 'mean' }, { by: ['day'], days: MONTH }), [ann]).rows
  expect(byDay.flatMap(({ facts: [fact] }) => fact?.value ?? [])).toEqual(DAYS.map((value) => value / 10))
})

it('has no normal range of the new maker yet, and on the days before the change that of the old one', () => {
  expect(figure('from_own_range', { window: { day: 0 } })?.[0] ?? null).toBeNull()
  expect(figure('from_own_range', { window: { day: -11 } })).toEqual([0, 1])
  expect(figure('from_own_average', { window: { last: 7 } })?.[0] ?? null).toBeNull() // no 14 days before them
})

it('holds a day against the average of its own maker', () => {
  const below = { metric: 'recovery', is: 'below' as const, than: { of: 'own_average' as const, days: 30 } }
  const query = queryOf({ metric: 'recovery', aggregate: 'days', test: [below] }, { days: { window: { last: 7 } } })
  expect(ask(query, [ann]).rows[0]?.facts[0]?.value).toBe(0)
})
