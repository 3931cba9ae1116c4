import { expect, it } from 'vitest'
import { CallFailure, NetworkFailure } from './failures.ts'
import { isWorthRetrying } from './query-client.ts'

it.each([
  [0, new CallFailure(499, ''), false],
  [0, new CallFailure(500, ''), true],
  [1, new NetworkFailure(null), true],
  [2, new NetworkFailure(null), false],
])('after %i failures, whether %s is worth another try: %s', (failures, error, worth) => {
  expect(isWorthRetrying(failures, error)).toBe(worth)
})
