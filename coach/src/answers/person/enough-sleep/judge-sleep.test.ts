import { expect, test } from 'vitest'
import { judgeSleep } from './judge-sleep.ts'

test.each([
  [5.5, 7.2, 'night', false, 'under 7 h and far under the usual'],
  [6.2, 7.0, 'night', false, 'under 7 h and under the usual'],
  [6.8, 6.9, 'night', false, 'under 7 h, though as usual'],
  [6.96, 7.1, 'night', true, '7 h or more and as usual'],
  [7.4, 9.0, 'night', false, '7 h or more, but far under the usual'],
  [7.4, 8.2, 'night', true, '7 h or more and under the usual'],
  [7.4, 8.2, 'average', false, '7 h or more, but under the usual'],
  [8.4, 7.3, 'night', true, '7 h or more and above the usual'],
  [7.4, null, 'average', true, '7 h or more'],
] as const)('%s h, usually %s h, of a %s', (hours, usual, of, isEnough, standing) => {
  expect(judgeSleep(hours, usual, of)).toMatchObject({ isEnough, standing })
})

test('7 to 8 hours are enough for adults only', () => {
  expect([6.9, 7.2, 8].map((hours) => judgeSleep(hours, 7, 'night').isAdultsOnly)).toEqual([false, true, false])
})
