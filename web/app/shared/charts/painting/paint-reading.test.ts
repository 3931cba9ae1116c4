import { expect, it } from 'vitest'
import { valueMiddles } from './paint-reading.ts'

it('places a value above its dot, and below it near the day', () => {
  expect(valueMiddles([100], 200)).toEqual([86])
  expect(valueMiddles([20], 200)).toEqual([34])
  expect(valueMiddles([0], 200)).toEqual([25.5])
})

it('moves overlapping values apart, in the order of their dots', () => {
  const [one, other] = valueMiddles([31, 65], 200) as [number, number]
  expect(other - one).toBeGreaterThanOrEqual(15)
  expect(valueMiddles([100, 180], 200)).toEqual([86, 166])
})
