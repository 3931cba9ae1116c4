import { expect, it } from 'vitest'
import { counted } from './counted.ts'

it('uses the singular for one only', () => {
  expect([0, 1, 2].map((count) => counted(count, 'night'))).toEqual(['0 nights', '1 night', '2 nights'])
  expect([1, 2].map((count) => counted(count, 'recovery', 'recoveries'))).toEqual(['1 recovery', '2 recoveries'])
})
