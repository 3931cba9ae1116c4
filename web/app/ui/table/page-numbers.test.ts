import { expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 5, [1, 2, null, 5]],
  [50, 100, [1, null, 49, 50, 51, null, 100]],
  [4, 100, [1, 2, 3, 4, 5, null, 100]],
  [100, 100, [1, null, 99, 100]],
])('at page %i of %i', (page, count, shown) => {
  expect(pageNumbers(page, count)).toEqual(shown)
})
