import { expect, it } from 'vitest'
import { readRecovery } from './recovery-bands.ts'

it.each([
  [100, 'ready'],
  [67, 'ready'],
  [66, 'caution'],
  [34, 'caution'],
  [33, 'red'],
  [0, 'red'],
  [null, 'no_data'],
] as const)('a recovery of %s is %s', (score, band) => {
  expect(readRecovery(score)).toBe(band)
})
