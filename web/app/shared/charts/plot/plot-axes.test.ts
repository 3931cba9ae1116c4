import { expect, it } from 'vitest'
import { CHART } from '../chart-for-tests.ts'
import { axesOf } from './plot-axes.ts'

it('has room for a histogram’s curve above its bars', () => {
  const metric = { ...CHART.metric, axis: { from: 0, to: 'fit' } as const }
  const columns = [{ id: 'nights', name: 'Nights', metric, values: [3, 36, 4] }]
  const top = (curve: number[]) =>
    axesOf({ ...CHART, metric, columns, drawing: { kind: 'histogram', bounds: ['6', '7', '8', '9'], curve } }).left.to
  expect(top([1, 20, 1])).toBe(40)
  expect(top([1, 43.2, 1])).toBeGreaterThanOrEqual(43.2)
})

it('keeps the right axis of a chart while none of its lines is drawn', () => {
  const rightMetric = { ...CHART.metric, name: 'Sleep duration', axis: { from: 0, to: 12 } as const }
  expect(axesOf({ ...CHART, rightMetric }).right).toMatchObject({ metric: rightMetric, from: 0, to: 12 })
})
