import { expect, it } from 'vitest'
import { writeFigure } from './figures.ts'

it.each([
  ['from_own_range', 0, 'within their own normal range'],
  ['from_own_range', -6, '6.0 ms below their own normal range'],
  ['from_own_average', 6, '6.0 ms above their own average'],
  ['range', 12, '12.0 ms'],
] as const)('HRV as %s of %s is written "%s"', (aggregate, value, text) => {
  expect(writeFigure({ metric: 'hrv', aggregate }, value)).toBe(text)
})
