import { expect, it } from 'vitest'
import { wayOf } from './variation.ts'

it.each([
  ['recovery', 10, [7, 7], 12, 'better'],
  ['recovery', 6, [7, 7], 12, 'same'],
  ['recovery', 10, [1, 28], 12, 'same'],
  ['resting_heart_rate', 6, [7, 7], 2, 'worse'],
  ['respiratory_rate', -1.5, [7, 7], 0.4, 'better'],
  ['strain', 3, [7, 7], 2, 'up'],
  ['bed_time', -1, [7, 7], 0.3, 'down'],
  ['recovery', 1, [7, 7], null, 'same'],
  ['recovery', 5, [7, 7], null, 'better'],
  // Many athletes make small differences significant, but not larger.
  ['sleep_duration', 0.15, [154, 154], 1, 'same'],
] as const)('%s by %d over %j nights, with a swing of %d, is %s', (metric, difference, records, swing, way) =>
  expect(wayOf({ metric, difference, records, swing })).toBe(way),
)
