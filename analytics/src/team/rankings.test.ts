import { expect, it } from 'vitest'
import { statusWith } from '../athlete/athlete-for-tests.ts'
import { type RankedMetric, rankBy } from './rankings.ts'

type Given = Parameters<typeof statusWith>[0]

const ranks = (metric: RankedMetric, ...given: Given[]) =>
  rankBy(
    metric,
    given.map((one) => statusWith(one)),
  ).map(({ rank, status }) => `${rank} ${status.athlete.athlete_id}`)

it.each<[RankedMetric, Given, Given]>([
  ['recovery', { recovery: [90, 50] }, { recovery: [20, 80] }], // by the average: 70 and 50, not by the latest
  ['hrv', { hrv: [70, 60] }, { hrv: [40, 80] }],
  ['sleep', { quality: [90, 70], hours: [5, 5] }, { quality: [70, 80], hours: [9, 9] }], // by quality, not by duration
  ['strain', { strain: [14, 12] }, { strain: [2, 20] }],
])('ranks %s by its average, the highest first', (metric, first, second) => {
  expect(ranks(metric, { id: 'second', ...second }, { id: 'first', ...first })).toEqual(['1 first', '2 second'])
})

it('gives equal averages one rank, by name, and the next the rank behind them', () => {
  const [a, b, c] = [
    { id: 'a', name: 'Ann' },
    { id: 'b', name: 'Bea' },
    { id: 'c', name: 'Cem' },
  ]
  // 0.1 and 0.3 average 0.2, whatever floating point makes of it.
  expect(ranks('recovery', { ...c, recovery: [0] }, { ...b, recovery: [0.2] }, { ...a, recovery: [0.1, 0.3] })).toEqual(
    ['1 a', '1 b', '3 c'],
  )
})

it('leaves out athletes without a value, and keeps a real 0', () => {
  expect(
    ranks('recovery', { id: 'none' }, { id: 'zero', recovery: [0] }, { id: 'unscored', recovery: [null] }),
  ).toEqual(['1 zero'])
  expect(ranks('hrv', { id: 'unscored night', recovery: [50], hrv: [null] })).toEqual([])
  expect(rankBy('sleep', [])).toEqual([])
})
