import { expect, it } from 'vitest'
import { revealed } from './reveal-progress.ts'

it.each([
  [1000, 0, 60],
  [800, 0, 60],
  [650, 0.5, 30],
  [500, 1, 0],
  [100, 1, 0],
])('shows a section whose upper edge is at %i px of an 800 px window by %d, %i px lower', (top, opacity, offsetPx) => {
  expect(revealed(top, 800)).toEqual({ opacity, offsetPx })
})
