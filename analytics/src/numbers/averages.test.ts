import { expect, it } from 'vitest'
import { average, sumOf } from './averages.ts'

it('leaves missing values out, and keeps a real 0', () => {
  expect(average([8, null, 6])).toBe(7)
  expect(average([8, 0])).toBe(4)
  expect(average([8, Number.NaN, Number.POSITIVE_INFINITY])).toBe(8)
  expect(average([null])).toBeNull()
  expect(average([])).toBeNull()
})

it('adds decimals without floating-point error', () => {
  expect(sumOf([0.1, 0.2])).toBe(0.3)
  expect(sumOf([])).toBe(0)
})
