import { expect, it } from 'vitest'
import { rangeOnAxis } from './range-on-axis.ts'

const metric = (from: number | 'fit', to: number | 'fit') => ({
  ...({ name: 'Sleep quality', unit: '%', decimals: 0, axis: { from, to }, empty: { title: '', text: '' } } as const),
})

it('is clipped to a fixed scale, and unchanged within it or on a fitted scale', () => {
  expect(rangeOnAxis(metric(0, 100), { low: 85, high: 101.2 })).toEqual({ low: 85, high: 100 })
  expect(rangeOnAxis(metric(0, 100), { low: -3, high: 40 })).toEqual({ low: 0, high: 40 })
  expect(rangeOnAxis(metric('fit', 'fit'), { low: -3, high: 140 })).toEqual({ low: -3, high: 140 })
})
