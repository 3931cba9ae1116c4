import { expect, it } from 'vitest'
import type { ChartMetric } from '../chart-description.ts'
import { labelledPlaces, scaleOf } from './chart-scale.ts'

const metric = (axis: ChartMetric['axis'], decimals: 0 | 1 = 0): ChartMetric => ({
  name: 'Recovery',
  unit: '%',
  decimals,
  axis,
  empty: { title: '', text: '' },
})
const scale = (of: ChartMetric, ...values: (number | null)[]) =>
  scaleOf(of, [{ id: 'a', name: 'a', metric: of, values }])

it("keeps a fixed axis and the bands' own ticks, whatever the values", () => {
  expect(scale(metric({ from: 0, to: 100, ticks: [0, 33, 67, 100] }), 12, null)).toEqual({
    from: 0,
    to: 100,
    ticks: [0, 33, 67, 100],
  })
})

it('fits to round numbers around the values', () => {
  expect(scale(metric({ from: 'fit', to: 'fit' }), 43, 71)).toEqual({ from: 40, to: 80, ticks: [40, 50, 60, 70, 80] })
  expect(scale(metric({ from: 0, to: 'fit' }), 3, null, 1)).toEqual({ from: 0, to: 3, ticks: [0, 1, 2, 3] })
})

it("holds both ends of an athlete's own range, which the values may not reach", () => {
  const hrv = metric({ from: 'fit', to: 'fit' })
  const withRange = (from: number, to: number) =>
    scaleOf(hrv, [{ id: 'a', name: 'a', metric: hrv, values: [78, 100] }], { from, to })
  expect(withRange(86, 112)).toMatchObject({ from: 70, to: 120 })
  expect(withRange(61.5, 90)).toMatchObject({ from: 60, to: 100 })
  const percent = metric({ from: 0, to: 100 })
  expect(scaleOf(percent, [], { from: 40, to: 60 })).toMatchObject({ from: 0, to: 100 })
  expect(scaleOf(hrv, [], { from: 86, to: 112 })).toEqual({ from: 0, to: 1, ticks: [] })
})

it('has a range when all values are equal, and a default without values', () => {
  expect(scale(metric({ from: 'fit', to: 'fit' }), 60, 60)).toEqual({ from: 60, to: 61, ticks: [60, 61] })
  expect(scale(metric({ from: 'fit', to: 'fit' }), null)).toEqual({ from: 0, to: 1, ticks: [] })
})

it('extends beyond its ticks for a larger value', () => {
  const hours = metric({ from: 0, to: 'fit', ticks: [0, 4, 7, 10] }, 1)
  expect(scale(hours, 8).to).toBe(10)
  expect(scale(hours, 11.2).to).toBe(15)
})

it('labels every place if there is room, else fewer, and always the newest', () => {
  expect(labelledPlaces(4, 400, 50)).toEqual([0, 1, 2, 3])
  expect(labelledPlaces(14, 300, 50)).toEqual([1, 4, 7, 10, 13])
  expect(labelledPlaces(90, 300, 50).at(-1)).toBe(89)
  expect(labelledPlaces(0, 300, 50)).toEqual([])
})
