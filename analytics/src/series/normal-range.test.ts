import { expect, it } from 'vitest'
import { addDays } from '../days/calendar.ts'
import { placeAsWritten, placeIn, readNewestRange, readNormalRange } from './normal-range.ts'

const DAY = '2026-11-21'
/** One value a day, the last one on the day before. */
const before = (values: readonly number[]) =>
  values.map((value, place) => ({ date: addDays(DAY, place - values.length), value }))

// docs/reference/sports-science.md#f3: mean 52.214, sample SD 1.311
const PULSES = [52, 51, 53, 52, 54, 50, 52, 53, 51, 52, 55, 52, 51, 53]

it('is the mean ± 1 sample standard deviation', () => {
  const range = readNormalRange(before(PULSES), DAY)
  expect(range?.mean).toBeCloseTo(52.214, 3)
  expect(range?.deviation).toBeCloseTo(1.311, 3)
  expect(range?.low).toBeCloseTo(50.903, 3)
  expect(range?.high).toBeCloseTo(53.526, 3)
  expect(range?.count).toBe(14)
})

it('needs 14 values, whatever the gaps between them', () => {
  expect(readNormalRange(before(PULSES.slice(1)), DAY)).toBeNull()
  expect(
    readNormalRange(
      before([...PULSES, ...PULSES]).filter((_, place) => place % 2 === 0),
      DAY,
    )?.count,
  ).toBe(14)
})

it('leaves out the day itself, later days, and what is older than 28 days', () => {
  const far = [{ date: addDays(DAY, -29), value: 999 }]
  const late = [DAY, addDays(DAY, 1)].map((date) => ({ date, value: 999 }))
  const range = readNormalRange(before(Array(28).fill(50)), DAY)
  expect(range).toEqual({ mean: 50, median: 50, deviation: 0, low: 50, high: 50, count: 28 })
  expect(readNormalRange([...late, ...before(Array(28).fill(50)), ...far], DAY)).toEqual(range)
})

it('judges the newest value by the days before its own day, however old it is', () => {
  const usual = before(Array(28).fill(50))
  const [yesterday, tomorrow] = [addDays(DAY, -1), addDays(DAY, 1)]
  for (const [date, today] of [
    [DAY, DAY],
    [DAY, tomorrow],
    [DAY, addDays(DAY, 3)],
    [DAY, yesterday],
  ] as const)
    expect(readNewestRange([...usual, { date, value: 999 }].toReversed(), today)).toMatchObject({ low: 50, high: 50 })
  expect(readNewestRange([], DAY)).toBeNull()
})

it('has no width when all values are equal, also those that floating point cannot write', () => {
  expect(readNormalRange(before(Array(20).fill(0.1)), DAY)).toEqual({
    mean: 0.1,
    median: 0.1,
    deviation: 0,
    low: 0.1,
    high: 0.1,
    count: 20,
  })
})

it.each([
  [44.9, 'below'],
  [45, 'within'],
  [55, 'within'],
  [55.1, 'above'],
])('%d lies %s a range of 45 to 55: exactly on a bound is within', (value, place) => {
  expect(placeIn({ low: 45, high: 55 }, value)).toBe(place)
})

it.each([
  [49.6, { place: 'within', distance: 0 }],
  [49.4, { place: 'below', distance: 1 }],
  [83.7, { place: 'above', distance: 14 }],
])('%d beside "50 to 70" is compared as displayed', (value, compared) => {
  expect(placeAsWritten({ low: 50.3, high: 70.4 }, value, 0)).toEqual({ low: 50, high: 70, ...compared })
})
