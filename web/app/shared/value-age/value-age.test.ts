import { expect, it } from 'vitest'
import { valueAge } from './value-age.ts'

it.each([
  ['2026-11-21', ''],
  ['2026-11-22', ''], // of somebody further east
  ['2026-11-20', 'yesterday'],
  ['2026-11-18', 'Nov 18'],
  [null, ''],
])('a value of %s is, on Nov 21, of: %s', (day, said) => {
  expect(valueAge(day, '2026-11-21')).toBe(said)
})
