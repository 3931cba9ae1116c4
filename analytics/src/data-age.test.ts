import { expect, it } from 'vitest'
import { ageInDays, ageWords } from './data-age.ts'

it.each([
  ['2026-11-22', 0, 'from today'], // a wearer further east is already there
  ['2026-11-21', 0, 'from today'],
  ['2026-11-20', 1, 'from yesterday'],
  ['2026-11-19', 2, '2 days old'],
  ['2026-10-31', 21, '21 days old'],
])('a value of %s is %i days old on November 21: %s', (day, age, words) => {
  expect(ageInDays(day, '2026-11-21')).toBe(age)
  expect(ageWords(day, '2026-11-21')).toBe(words)
})
