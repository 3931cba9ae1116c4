import { expect, it } from 'vitest'
import { nextIndex } from './next-index.ts'

it.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowRight', 2, 3, 0],
  ['ArrowRight', -1, 3, 0],
  ['ArrowLeft', 0, 3, 2],
  ['ArrowLeft', 2, 3, 1],
  ['ArrowLeft', -1, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Enter', 1, 3, undefined],
  ['ArrowDown', 1, 3, undefined],
  ['ArrowRight', -1, 0, undefined],
])('%s at %i of %i leads to %s', (key, place, count, next) => {
  expect(nextIndex(key, place, count)).toBe(next)
})

it.each([
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['End', 0, 2],
  ['ArrowRight', 1, undefined],
])('%s at %i of a column of 3 leads to %s', (key, place, next) => {
  expect(nextIndex(key, place, 3, 'column')).toBe(next)
})
