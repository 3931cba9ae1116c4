// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { ChartDescription } from '../chart-description.ts'
import { CHART, COLOURS } from '../chart-for-tests.ts'
import { axesOf, placesShown, rightAxisWidth, rightEdge } from './plot-axes.ts'

it('has room for a histogram’s curve above its bars', () => {
  const metric = { ...CHART.metric, axis: { from: 0, to: 'fit' } as const }
  const columns = [{ id: 'nights', name: 'Nights', metric, values: [3, 36, 4] }]
  const top = (curve: number[]) =>
    axesOf({ ...CHART, metric, columns, drawing: { kind: 'histogram', bounds: ['6', '7', '8', '9'], curve } }).left.to
  expect(top([1, 20, 1])).toBe(40)
  expect(top([1, 43.2, 1])).toBeGreaterThanOrEqual(43.2)
})

it("reaches to the ends of an athlete's own range", () => {
  const metric = { ...CHART.metric, axis: { from: 'fit', to: 'fit' } as const }
  const columns = [{ id: 'hrv', name: 'HRV', metric, values: [78, 86, 100] }]
  const normalBand = { name: 'Own normal range', limits: { from: 86, to: 112 } }
  const { from, to } = axesOf({ ...CHART, metric, columns, normalBand }).left
  expect(from).toBeLessThanOrEqual(78)
  expect(to).toBeGreaterThanOrEqual(112)
})

it('keeps the right axis of a chart while none of its lines is drawn', () => {
  const rightMetric = { ...CHART.metric, name: 'Sleep duration', axis: { from: 0, to: 12 } as const }
  expect(axesOf({ ...CHART, rightMetric }).right).toMatchObject({ metric: rightMetric, from: 0, to: 12 })
})

describe('the charts of a team', () => {
  const drawing = { kind: 'many-lines', chosen: [], colours: 6, standsOut: { above: 15 } } as const
  const recovery: ChartDescription = { ...CHART, drawing, runningDay: '2026-11-21' }
  const strain = { ...recovery, metric: { ...CHART.metric, name: 'Strain', grows: true } }
  const hours = { ...CHART.metric, name: 'Sleep duration', unit: ' h', axis: { from: 0, to: 12 } as const }
  const sleep = { ...recovery, rightMetric: hours }
  const sides = (description: ChartDescription, width: number) => {
    const axes = axesOf(description)
    return rightAxisWidth(axes) + rightEdge({ description, colours: COLOURS, reading: null, lit: null }, axes, width)
  }

  it.each([340, 1180])('have their days at the same places in a width of %i', (width) => {
    expect(new Set([recovery, sleep, strain].map((chart) => sides(chart, width))).size).toBe(1)
    expect([recovery, sleep, strain].map(placesShown)).toEqual([0, 1, 2].map(() => [0, 2]))
  })
})
