import { expect, it } from 'vitest'
import { valueMiddles } from './paint-reading.ts'

it('writes a value above its dot, and below it where the day stands', () => {
  expect(valueMiddles([100], 200)).toEqual([86])
  expect(valueMiddles([20], 200)).toEqual([34])
  expect(valueMiddles([0], 200)).toEqual([25.5])
})

it('moves two values apart that would stand over one another, in the order of their dots', () => {
  const [one, other] = valueMiddles([31, 65], 200) as [number, number]
  expect(other - one).toBeGreaterThanOrEqual(15)
  expect(valueMiddles([100, 180], 200)).toEqual([86, 166])
})
