import { expect, it } from 'vitest'
import { robustDistance } from './robust-distance.ts'

it.each([
  ['in deviations of the others from their median', 8, [1, 2, 3, 4, 5], 3.37],
  ['below it as a negative one', -2, [1, 2, 3, 4, 5], -3.37],
  ['as 0 for the median itself', 3, [1, 2, 3, 4, 5], 0],
  ['whatever a single outlier says', 8, [1, 2, 3, 4, 500], 3.37],
  ['by the mean deviation where most others are equal', 8, [5, 5, 5, 5, 10], 2.39],
  ['not at all where all others are equal', 8, [5, 5, 5], null],
  ['not at all of no others', 8, [], null],
])('tells the distance of a value from others %s', (_, value, others, distance) => {
  const told = robustDistance(value, others)
  expect(told === null ? null : Math.round(told * 100) / 100).toBe(distance)
})
