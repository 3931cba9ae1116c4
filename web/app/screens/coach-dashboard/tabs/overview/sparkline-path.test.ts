import { expect, it } from 'vitest'
import { sparklinePaths } from './sparkline-path.ts'

const DAYS = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']
const [A, B, C, D] = DAYS as [string, string, string, string]

const sparklinePath = (...given: [readonly string[], Parameters<typeof sparklinePaths>[1], number]) =>
  sparklinePaths(...given, []).line

it('spans the whole width, with the highest value on top', () => {
  const points = [A, B, C, D].map((date, place) => ({ date, value: place * 10 }))
  expect(sparklinePath(DAYS, points, 10)).toBe('M0.0 28.0L100.0 20.0L200.0 12.0L300.0 4.0')
})

it('breaks at a day without a value, and draws a dot for a day alone', () => {
  const points = [
    { date: A, value: 0 },
    { date: B, value: 10 },
    { date: D, value: 0 },
  ]
  expect(sparklinePath(DAYS, points, 10)).toBe('M0.0 28.0L100.0 4.0M300.0 28.0h0')
})

it('keeps a steady value in the middle, and a small change small', () => {
  expect(
    sparklinePath(
      [A, B],
      [
        { date: A, value: 50 },
        { date: B, value: 50 },
      ],
      10,
    ),
  ).toBe('M0.0 16.0L300.0 16.0')
  expect(
    sparklinePath(
      [A, B],
      [
        { date: A, value: 50 },
        { date: B, value: 51 },
      ],
      10,
    ),
  ).toBe('M0.0 17.2L300.0 14.8')
})

it('is empty without values, and a dot at the start for a single day', () => {
  expect(sparklinePath(DAYS, [], 10)).toBe('')
  expect(sparklinePath([A], [{ date: A, value: 5 }], 10)).toBe('M0.0 16.0h0')
})

it('has an open dot without a line to it for a day of few values', () => {
  const points = [A, B, C, D].map((date, place) => ({ date, value: place * 10 }))
  expect(sparklinePaths(DAYS, points, 10, [{ date: D }])).toEqual({
    line: 'M0.0 28.0L100.0 20.0L200.0 12.0',
    open: 'M300.0 4.0h0',
  })
})
