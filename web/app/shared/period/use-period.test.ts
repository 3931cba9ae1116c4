import { expect, it } from 'vitest'
import { readPeriod } from './use-period.ts'

it.each([
  ['days=14', 14],
  ['days=90&team=x', 90],
  ['', 7],
  ['days=15', 7],
  ['days=fortnight', 7],
])('reads %j as %i days', (search, days) => {
  expect(readPeriod(new URLSearchParams(search))).toBe(days)
})
