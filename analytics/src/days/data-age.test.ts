import { expect, it } from 'vitest'
import { ageInDays } from './data-age.ts'

it.each([
  ['2026-11-22', 0], // a wearer further east is already there
  ['2026-11-21', 0],
  ['2026-11-20', 1],
  ['2026-10-31', 21],
])('a value of %s is %i days old on November 21', (day, age) => {
  expect(ageInDays(day, '2026-11-21')).toBe(age)
})
