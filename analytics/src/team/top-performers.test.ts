import { expect, it } from 'vitest'
import { statusWith } from '../athlete/athlete-for-tests.ts'
import { findTopPerformers, topPerformerFrom } from './top-performers.ts'

type Given = Parameters<typeof statusWith>[0]

/** Five days of the same value: 70 % of 7 days are 4.9. */
const five = (value: number) => Array<number>(5).fill(value)
const ids = (given: Given[], days = 7) =>
  findTopPerformers(
    given.map((one) => statusWith(one)),
    days,
  ).map(({ athlete }) => athlete.athlete_id)

// Every bound of docs/reference/metrics-and-rules.md#top-performers.
it.each<[string, boolean, Given]>([
  ['latest recovery 66.9', false, { recovery: five(66.9) }],
  ['latest recovery 67', true, { recovery: five(67) }],
  ['sleep quality 75 with 7.5 h', true, { quality: five(75), hours: five(7.5) }],
  ['sleep quality 74.9 with 7.5 h', false, { quality: five(74.9), hours: five(7.5) }],
  ['sleep quality 75 with 7.4 h', false, { quality: five(75), hours: five(7.4) }],
  ['sleep quality 75, where adding up gives less', true, { quality: [70.1, 75.3, 79.6, 75, 75], hours: five(8) }],
  ['7.5 h without a quality', false, { hours: five(7.5) }],
  ['recovery trend exactly 5', false, { recovery: [50, 50, 50, 50, 56.25] }], // mean 51.25
  ['recovery trend 5.2', true, { recovery: [50, 50, 50, 50, 56.5] }], // mean 51.3
  ['HRV trend exactly 3', false, { hrv: [60, 60, 60, 60, 63.75] }], // mean 60.75
  ['HRV trend 3.2', true, { hrv: [60, 60, 60, 60, 64] }], // mean 60.8
  ['no merit', false, { recovery: five(60) }],
  ['nothing at all', false, {}],
])('%s: %s', (_, isTop, given) => {
  expect(ids([given]).length === 1).toBe(isTop)
})

it('takes a trend of exactly 5, and of exactly 3, for not above, whatever floating point says', () => {
  const trend5 = [64.1, 54.3, 66.7] // mean 61.7
  const trend3 = [50.1, 72.5, 65.8] // mean 62.8
  expect(ids([{ recovery: trend5 }], 4)).toEqual([])
  expect(ids([{ hrv: trend3 }], 4)).toEqual([])
})

it.each([
  [7, 4, 5],
  [14, 9, 10],
  [30, 20, 21],
  [60, 41, 42],
  [90, 62, 63],
])('over %i days, %i data days are too few and %i enough', (days, tooFew, enough) => {
  expect(ids([{ recovery: Array(tooFew).fill(90) }], days)).toEqual([])
  expect(ids([{ recovery: Array(enough).fill(90) }], days)).toEqual(['a'])
  expect(topPerformerFrom(days)).toBeGreaterThan(tooFew)
})

it('counts the days of the longest series', () => {
  expect(ids([{ recovery: [90], strain: five(9) }])).toEqual(['a'])
})

it('is at most five, by latest recovery, equal ones by name and then by id', () => {
  const given = [
    { id: 'f', name: 'F', recovery: five(70) },
    { id: 'e', name: 'E', recovery: five(90) },
    { id: 'd2', name: 'D', recovery: five(80) },
    { id: 'd1', name: 'D', recovery: five(80) },
    { id: 'c', name: 'C', recovery: five(80) },
    { id: 'b', name: 'B', recovery: five(71) },
    { id: 'a', name: 'A', recovery: five(99) },
  ]
  expect(ids(given)).toEqual(['a', 'e', 'c', 'd1', 'd2'])
})

it('sorts athletes who slept well but have no recovery last', () => {
  const slept = { quality: five(90), hours: five(9) }
  const given = [
    { id: 'none', ...slept },
    { id: 'low', recovery: five(1), ...slept },
    { id: 'also none', ...slept },
  ]
  expect(ids(given)).toEqual(['low', 'also none', 'none'])
})

it('leaves out whose maker gives no recovery: the list would show no value', () => {
  const unscored = Array<null>(5).fill(null)
  expect(ids([{ recovery: unscored, hrv: [60, 60, 60, 60, 70] }])).toEqual([])
})
