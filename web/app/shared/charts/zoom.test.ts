import { expect, it } from 'vitest'
import type { ChartDescription, ChartMetric } from './chart-description.ts'
import { partShown, zoomBetween, zoomWithin } from './zoom.ts'

const DAYS = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']
const metric: ChartMetric = {
  name: 'Recovery',
  unit: '%',
  decimals: 0,
  axis: { from: 0, to: 100 },
  empty: { title: '', text: '' },
}
const CHART: ChartDescription = {
  name: 'Recovery',
  places: DAYS,
  placeName: 'Day',
  metric,
  columns: [{ id: 'ada', name: 'Ada', metric, values: [10, null, 30, 40] }],
  drawing: { kind: 'lines' },
}

it('zooms to the days between, whichever was marked first; one day is no zoom', () => {
  const zoom = { from: '2026-11-19', to: '2026-11-20' }
  expect(zoomBetween('2026-11-19', '2026-11-20')).toEqual(zoom)
  expect(zoomBetween('2026-11-20', '2026-11-19')).toEqual(zoom)
  expect(zoomBetween('2026-11-20', '2026-11-20')).toBeNull()
})

it.each([
  ['inside', '2026-11-19', '2026-11-20', { from: '2026-11-19', to: '2026-11-20' }],
  ['over the end', '2026-11-20', '2026-12-30', { from: '2026-11-20', to: '2026-11-21' }],
  ['over everything', '2026-01-01', '2026-12-30', null],
  ['one day left', '2026-11-01', '2026-11-18', null],
  ['all gone', '2026-10-01', '2026-10-18', null],
])('keeps of a zoom what lies in the period: %s', (_, from, to, kept) => {
  expect(zoomWithin(DAYS, { from, to })).toEqual(kept)
})

it('shows the days of the zoom with their values, gaps included', () => {
  const part = partShown(CHART, { from: '2026-11-19', to: '2026-11-20' })
  expect(part.places).toEqual(['2026-11-19', '2026-11-20'])
  expect(part.columns[0]?.values).toEqual([null, 30])
  expect(part.columns[0]?.metric).toBe(metric) // the metric decides the axis
})

it('shows the whole chart without a zoom, and a histogram always', () => {
  expect(partShown(CHART, null)).toBe(CHART)
  const histogram: ChartDescription = { ...CHART, drawing: { kind: 'histogram', bounds: [], curve: [] } }
  expect(partShown(histogram, { from: '2026-11-19', to: '2026-11-20' })).toBe(histogram)
})
