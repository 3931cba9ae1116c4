import { expect, it } from 'vitest'
import { ownPlaceWords } from './own-place.ts'

it.each<[number, number, number, string]>([
  [45, 42.4, 75.2, 'in own range 42 to 75%'],
  [41.6, 42.4, 75.2, 'in own range 42 to 75%'],
  [41, 42.4, 75.2, 'under own range 42 to 75%'],
  [80, 42, 75, 'above own range 42 to 75%'],
  // The mean plus a deviation may be more than the score can.
  [97, 80, 104, 'in own range 80 to 100%'],
])('of %s%% between %s and %s it says: %s', (recovery, low, high, words) => {
  expect(ownPlaceWords(recovery, { low, high })).toBe(words)
})
